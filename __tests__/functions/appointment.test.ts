import assert from 'node:assert/strict';
import { ask, book, booking, calendarOf, timesOf } from './support/appointments.ts';
import { sql } from './support/database.ts';
import { broken, type Service, unreachable } from './support/network.ts';
import { says } from './support/mailbox.ts';
import { agency, atOnce, refused, day, hour, newTestEnv, rules, site } from './support/env.ts';

const rows = () => sql('select * from appointments order by created_at');

Deno.test('book, show, cancel: a random token, mails and calendar for both sides', async () => {
  const env = await newTestEnv();
  const [startsAt] = await timesOf(env);
  const wanted = booking(startsAt);
  const { token, ...booked } = await book(env, wanted);
  assert.deepEqual(booked, {
    ...{ startsAt, state: 'booked' },
    endsAt: new Date(Date.parse(startsAt ?? '') + 30 * 60_000).toISOString(),
  });
  assert.match(token, /^[0-9a-f]{32}$/);
  assert.deepEqual(await book(env, { action: 'show', token }), { token, ...booked });
  assert.equal((await timesOf(env)).includes(startsAt ?? ''), false);
  const cancelled = await book(env, { action: 'cancel', token });
  assert.deepEqual(cancelled, { token, ...booked, state: 'cancelled' });
  assert.deepEqual(await book(env, { action: 'cancel', token }), cancelled);
  assert.equal((await timesOf(env))[0], startsAt);

  const mails = [agency, wanted.email].map((address) => env.mailbox.to(address));
  const [toAgency = [], toVisitor = []] = mails;
  assert.deepEqual([toAgency.length, toVisitor.length], [2, 2]);
  assert.match(toAgency[0]?.subject ?? '', /^Termin gebucht: .* Uhr, Eva Kern$/);
  assert.match(toVisitor[1]?.subject ?? '', /^Ihr Beratungstermin ist abgesagt: /);
  for (const mail of toAgency) {
    assert.equal(mail.reply_to, wanted.email);
    says(mail, 'Telefon: 0316 12 34 56', 'Thema: Chat & Telefon');
    // It is replied to: nothing secret in it, and no link.
    const secret = new RegExp(`${token}|termin#`);
    assert.doesNotMatch(JSON.stringify(mail) + calendarOf(mail).join(), secret);
  }
  for (const mail of toVisitor) assert.doesNotMatch(mail.text, /Kern|0316|Chat/);
  says(toVisitor[0], `${site}/termin#${token}`);
  const entry = (method: string, sequence: number, status: string, ...more: string[]) => [
    ...[`METHOD:${method}`, `UID:${wanted.id}@uhrturm-ki.example`],
    ...[`SEQUENCE:${sequence}`, `STATUS:${status}`, ...more],
  ];
  const attendee = `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${wanted.email}`;
  const named = /^(METHOD|UID|SEQUENCE|STATUS|ATTENDEE)/;
  assert.deepEqual(
    mails.flat().map((mail) => calendarOf(mail).filter((line) => named.test(line))),
    [
      entry('PUBLISH', 0, 'CONFIRMED'),
      entry('PUBLISH', 1, 'CANCELLED'),
      entry('REQUEST', 0, 'CONFIRMED', attendee),
      entry('CANCEL', 1, 'CANCELLED', attendee),
    ],
  );
});

Deno.test('N01 fifty at once for one time: exactly one has it', async () => {
  const env = await newTestEnv();
  const [startsAt] = await timesOf(env);
  const answers = await atOnce(50, (index) => ask(env, booking(startsAt), `198.51.100.${index}`));
  const statuses = answers.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [200, ...Array(49).fill(409)]);
  assert.equal((await rows()).length, 1);
  assert.equal(env.mailbox.mails.length, 2);
});

Deno.test('N01 no two appointments overlap, whoever writes the row', async () => {
  await newTestEnv();
  const insert = (from: string, to: string) =>
    sql(`insert into appointments (id, token, starts_at, ends_at, name, email, phone, topic)
      values (gen_random_uuid(), gen_random_uuid(), '2099-01-05 ${from}', '2099-01-05 ${to}', '', '', '', '')`);
  await insert('09:00', '09:30');
  await insert('09:30', '10:00');
  await assert.rejects(insert('09:15', '09:45'), /one_at_a_time/);
});

Deno.test('N02 the same booking again, at once or later: the same answer', async () => {
  const env = await newTestEnv();
  const [startsAt, other] = await timesOf(env);
  const wanted = booking(startsAt);
  const answers = await atOnce(20, () => book(env, wanted));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  // The time has come too near by now.
  env.clock.ahead += 2 * hour;
  assert.deepEqual(await book(env, { ...wanted, email: wanted.email.toUpperCase() }), answers[0]);
  assert.equal((await rows()).length, 1);
  assert.equal(env.mailbox.mails.length, 2);
  for (const more of [{ email: 'max@muster.at' }, { startsAt: other }])
    await refused(env, ask(env, { ...wanted, ...more }), 409, 'id_used');
});

Deno.test('N05 a time that is over, too near, too far or not of the rules: 409', async () => {
  const env = await newTestEnv();
  const at = Date.parse((await timesOf(env))[0] ?? '');
  for (const time of [at - 30 * day, at - 45 * 60_000, at + 60_000, at + 400 * day])
    await refused(env, ask(env, booking(new Date(time).toISOString())), 409, 'time_taken');
});

Deno.test('the rules are read again after a minute; without them: 503', async () => {
  const env = await newTestEnv();
  await timesOf(env);
  const seen = env.network.callsTo(site).length;
  await timesOf(env);
  assert.equal(env.network.callsTo(site).length, seen);
  env.clock.ahead += 61_000;
  const answers: Service[] = [broken(503), unreachable, () => Response.json({ minutes: 0 })];
  for (const service of answers) {
    env.services.website = service;
    const headers = { origin: site };
    await refused(env, env.call('free-times', { headers }), 503, 'no_rules');
  }
  env.services.website = () => Response.json(rules);
  assert.ok((await timesOf(env)).length > 0);
});

Deno.test('N06 an invented link, and one of an appointment that is over: 410', async () => {
  const env = await newTestEnv();
  const [startsAt] = await timesOf(env);
  const { token } = await book(env, booking(startsAt));
  const invented = [token.replace(/.$/, (last) => (last === '0' ? '1' : '0')), '', "' or 1=1 --"];
  for (const action of ['show', 'cancel'])
    for (const other of invented)
      await refused(env, ask(env, { action, token: other }), 410, 'appointment_over');
  await env.pass(40 * day);
  await refused(env, ask(env, { action: 'cancel', token }), 410, 'appointment_over');
  assert.equal((await rows())[0]?.['state'], 'booked');
});

Deno.test('the day before, in the morning, somebody is reminded, once', async () => {
  const env = await newTestEnv();
  const startsAt = (await timesOf(env)).at(-1) ?? '';
  const wanted = booking(startsAt);
  await book(env, wanted);
  const dayBefore = Date.parse(startsAt) - day;
  // Seven in the morning, then nine, in Graz; summer or winter.
  const at = async (time: number) => {
    env.clock.ahead = time - Date.now();
    await env.check();
    return env.mailbox.subjects.filter((subject) => subject.startsWith('Morgen')).length;
  };
  const midnight = Date.parse(new Date(dayBefore).toISOString().slice(0, 10));
  assert.equal(await at(midnight + 5 * hour), 0);
  assert.equal(await at(midnight - 12 * hour), 0);
  await sql('update appointments set created_at = $1', [new Date(midnight + hour)]);
  assert.equal(await at(midnight + 9 * hour), 0, 'booked today');
  await sql('update appointments set created_at = $1', [new Date(midnight - 2 * hour)]);
  assert.equal(await at(midnight + 9 * hour), 1);
  assert.equal(await at(midnight + 10 * hour), 1);
});
