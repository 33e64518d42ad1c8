import assert from 'node:assert/strict';
import { sql } from './support/database.ts';
import { problem } from './support/mailbox.ts';
import { broken, type Service, unreachable } from './support/network.ts';
import { agency, assertRefused, day, hour, newWorld, rules, site } from './support/world.ts';
import type { World } from './support/world.ts';

type Booked = { token: string; startsAt: string; endsAt: string; state: string };
const timesOf = async (world: World): Promise<string[]> => {
  const answer = await world.call('free-times', { headers: { origin: site } });
  const { minutes, times } = await answer.json();
  assert.equal(minutes, rules.minutes);
  return times;
};

let visitors = 0;
const booking = (startsAt: string | undefined, more: object = {}) => ({
  ...{
    action: 'book',
    id: crypto.randomUUID(),
    startsAt,
    name: 'Eva Kern',
    phone: '0316 12 34 56',
  },
  ...{ email: `eva${(visitors += 1)}@kern.at`, topic: 'Chat & Telefon' },
  ...more,
});
const ask = (world: World, body: object, from = '') =>
  world.post('appointment', body, from === '' ? {} : { 'x-forwarded-for': from });
const book = async (world: World, body: object): Promise<Booked> => {
  const answer = await ask(world, body);
  assert.equal(answer.status, 200);
  return answer.json();
};
const rows = () => sql('select * from appointments order by created_at');
/** The lines of the calendar file in a mail. */
const calendarOf = (mail: World['mailbox']['mails'][number] | undefined): string[] =>
  atob(mail?.attachments?.[0]?.content ?? '')
    .replaceAll('\r\n ', '')
    .split('\r\n');

Deno.test(
  'book, show, cancel: a random token, mails and calendar files for both sides',
  async () => {
    const world = await newWorld();
    const [startsAt] = await timesOf(world);
    const wanted = booking(startsAt);
    const { token, ...booked } = await book(world, wanted);
    assert.deepEqual(booked, {
      ...{ startsAt, state: 'booked' },
      endsAt: new Date(Date.parse(startsAt ?? '') + 30 * 60_000).toISOString(),
    });
    assert.match(token, /^[0-9a-f]{32}$/);
    assert.deepEqual(await book(world, { action: 'show', token }), { token, ...booked });
    assert.equal((await timesOf(world)).includes(startsAt ?? ''), false);
    const cancelled = await book(world, { action: 'cancel', token });
    assert.deepEqual(cancelled, { token, ...booked, state: 'cancelled' });
    assert.deepEqual(await book(world, { action: 'cancel', token }), cancelled);
    assert.equal((await timesOf(world))[0], startsAt);

    const mails = [agency, wanted.email].map((address) =>
      world.mailbox.mails.filter(({ to }) => to === address),
    );
    const [toAgency = [], toVisitor = []] = mails;
    assert.deepEqual([toAgency.length, toVisitor.length], [2, 2]);
    assert.match(toAgency[0]?.subject ?? '', /^Termin gebucht: .* Uhr, Eva Kern$/);
    assert.match(toVisitor[1]?.subject ?? '', /^Ihr Beratungstermin ist abgesagt: /);
    for (const mail of toAgency) {
      assert.equal(mail.reply_to, wanted.email);
      assert.match(mail.text, /Telefon: 0316 12 34 56[^]*Thema: Chat & Telefon/);
      // It is replied to: nothing secret in it, and no link.
      assert.doesNotMatch(
        JSON.stringify(mail) + calendarOf(mail).join(),
        new RegExp(`${token}|termin#`),
      );
    }
    for (const mail of toVisitor) assert.doesNotMatch(mail.text, /Kern|0316|Chat/);
    assert.ok(toVisitor[0]?.text.includes(`${site}/termin#${token}`));
    const line = (mails: typeof toAgency, name: string) =>
      mails.map((mail) =>
        calendarOf(mail)
          .filter((text) => text.startsWith(name))
          .join(),
      );
    assert.deepEqual(line(toAgency, 'METHOD'), ['METHOD:PUBLISH', 'METHOD:PUBLISH']);
    assert.deepEqual(line(toAgency, 'ORGANIZER'), ['', '']);
    assert.deepEqual(line(toVisitor, 'METHOD'), ['METHOD:REQUEST', 'METHOD:CANCEL']);
    assert.deepEqual(
      line(toVisitor, 'ATTENDEE'),
      Array(2).fill(`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${wanted.email}`),
    );
    for (const side of mails) {
      assert.deepEqual(line(side, 'SEQUENCE'), ['SEQUENCE:0', 'SEQUENCE:1']);
      assert.deepEqual(line(side, 'STATUS'), ['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
      assert.deepEqual(line(side, 'UID'), Array(2).fill(`UID:${wanted.id}@uhrturm-ki.example`));
    }
  },
);

Deno.test('N01 fifty at once for one time: exactly one has it', async () => {
  const world = await newWorld();
  const [startsAt] = await timesOf(world);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => ask(world, booking(startsAt), `198.51.100.${index}`)),
  );
  const statuses = answers.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [200, ...Array(49).fill(409)]);
  assert.equal((await rows()).length, 1);
  assert.equal(world.mailbox.mails.length, 2);
});

Deno.test('N01 no two appointments overlap, whoever writes the row', async () => {
  await newWorld();
  const insert = (from: string, to: string) =>
    sql(`insert into appointments (id, token, starts_at, ends_at, name, email, phone, topic)
      values (gen_random_uuid(), gen_random_uuid(), '2099-01-05 ${from}', '2099-01-05 ${to}', '', '', '', '')`);
  await insert('09:00', '09:30');
  await insert('09:30', '10:00');
  await assert.rejects(insert('09:15', '09:45'), /one_at_a_time/);
});

Deno.test(
  'N02 the same booking again, at once or after its answer was lost: one, and the same answer',
  async () => {
    const world = await newWorld();
    const [startsAt, other] = await timesOf(world);
    const wanted = booking(startsAt);
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(world, wanted)));
    for (const answer of answers) assert.deepEqual(answer, answers[0]);
    const { token } = answers[0] ?? {};
    // The time has come too near by now.
    world.clock.ahead += 2 * hour;
    assert.deepEqual(
      await book(world, { ...wanted, email: wanted.email.toUpperCase() }),
      answers[0],
    );
    assert.equal((await rows()).length, 1);
    assert.equal(world.mailbox.mails.length, 2);
    for (const more of [{ email: 'max@muster.at' }, { startsAt: other }]) {
      const answer = await ask(world, { ...wanted, ...more });
      const text = await answer.clone().text();
      await assertRefused(world, answer, 409, 'id_used');
      assert.equal(text.includes(token ?? ''), false);
    }
  },
);

Deno.test(
  'N04 mails are down while somebody books: the row is there, both are sent later, once',
  async () => {
    const world = await newWorld();
    world.services.resend = unreachable;
    const [startsAt] = await timesOf(world);
    const wanted = booking(startsAt);
    await book(world, wanted);
    assert.equal((await rows()).length, 1);
    world.services.resend = world.mailbox.service;
    await world.check();
    await world.check();
    assert.deepEqual(
      world.mailbox.mails.map(({ to }) => to),
      [agency, wanted.email],
    );
  },
);

Deno.test(
  'N04 one side is refused: the other has its mail, and the agency is told whom to ring up',
  async () => {
    const world = await newWorld();
    const [startsAt] = await timesOf(world);
    const wanted = booking(startsAt);
    world.mailbox.failure = ({ to }) =>
      to === wanted.email ? problem(422, 'validation_error') : undefined;
    await book(world, wanted);
    const [booked, told] = world.mailbox.to(agency).map(({ text, subject }) => subject + text);
    assert.match(booked ?? '', /^Termin gebucht/);
    assert.match(told ?? '', /^Abgelehnt, bitte anrufen: [^]*0316 12 34 56/);
  },
);

Deno.test('N05 a time that is over, too near, too far or not of the rules: 409', async () => {
  const world = await newWorld();
  const at = Date.parse((await timesOf(world))[0] ?? '');
  for (const time of [at - 30 * day, at - 45 * 60_000, at + 60_000, at + 400 * day])
    await assertRefused(
      world,
      await ask(world, booking(new Date(time).toISOString())),
      409,
      'time_taken',
    );
  world.services.website = () =>
    Response.json({
      ...rules,
      exceptions: [{ date: new Date(at).toISOString().slice(0, 10), hours: [] }],
    });
  world.clock.ahead += 61_000;
  await assertRefused(
    world,
    await ask(world, booking(new Date(at).toISOString())),
    409,
    'time_taken',
  );
});

Deno.test(
  'the rules are read again after a minute, and after a failure; without them: 503',
  async () => {
    const world = await newWorld();
    await timesOf(world);
    const seen = world.network.callsTo(site).length;
    await timesOf(world);
    assert.equal(world.network.callsTo(site).length, seen);
    world.clock.ahead += 61_000;
    const answers: Service[] = [broken(503), unreachable, () => Response.json({ minutes: 0 })];
    for (const service of answers) {
      world.services.website = service;
      const headers = { origin: site };
      await assertRefused(world, await world.call('free-times', { headers }), 503, 'no_rules');
    }
    world.services.website = () => Response.json(rules);
    assert.ok((await timesOf(world)).length > 0);
  },
);

Deno.test('N06 an invented link, and one of an appointment that is over: 410', async () => {
  const world = await newWorld();
  const [startsAt] = await timesOf(world);
  const { token } = await book(world, booking(startsAt));
  const invented = [token.replace(/.$/, (last) => (last === '0' ? '1' : '0')), '', "' or 1=1 --"];
  for (const action of ['show', 'cancel']) {
    for (const other of invented)
      await assertRefused(
        world,
        await ask(world, { action, token: other }),
        410,
        'appointment_over',
      );
  }
  await world.pass(40 * day);
  await assertRefused(
    world,
    await ask(world, { action: 'cancel', token }),
    410,
    'appointment_over',
  );
  assert.equal((await rows())[0]?.['state'], 'booked');
});

Deno.test(
  'N07 five a day from one network, two coming ones for one address in any spelling',
  async () => {
    const world = await newWorld();
    const times = await timesOf(world);
    for (const [index, time] of times.slice(0, 6).entries()) {
      const answer = await ask(world, booking(time), `2001:db8::${index}`);
      assert.equal(answer.status, index < 5 ? 200 : 429);
    }
    for (const [index, email] of ['eva@one.at', 'EVA@one.at', 'eva@ONE.at'].entries()) {
      const answer = await ask(world, booking(times[6 + index], { email }));
      if (index < 2) assert.equal(answer.status, 200);
      else await assertRefused(world, answer, 429, 'too_many_requests');
    }
  },
);

Deno.test(
  'N07 no mail cannon: six mails a day to one address, cancelled ones counted',
  async () => {
    const world = await newWorld();
    const email = 'fremd@opfer.at';
    const statuses: number[] = [];
    for (const time of (await timesOf(world)).slice(0, 5)) {
      const answer = await ask(world, booking(time, { email }));
      statuses.push(answer.status);
      if (answer.ok) await book(world, { action: 'cancel', token: (await answer.json()).token });
    }
    assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
    assert.equal(world.mailbox.to(email).length, 6);
  },
);

Deno.test('N07 twenty an hour from everybody: busy, and the agency is told once', async () => {
  const world = await newWorld();
  const times = await timesOf(world);
  for (const [index, time] of times.slice(0, 22).entries()) {
    const answer = await ask(world, booking(time));
    if (index < 20) assert.equal(answer.status, 200);
    else await assertRefused(world, answer, 429, 'busy');
  }
  assert.equal(
    world.mailbox.mails.filter(({ subject }) => subject.startsWith('Ungewöhnlich')).length,
    1,
  );
});

Deno.test(
  'N07 hostile and broken fields: 400 naming them, 413; umlaut domains and long wishes are taken',
  async () => {
    const world = await newWorld();
    const times = await timesOf(world);
    const wrong: Record<string, unknown[]> = {
      name: ['', ' ', 'x'.repeat(201), 1],
      email: ['a@b', 'a b@c.at', 'a@c.at\r\nBcc: b@c.at'],
      phone: ['', undefined],
      topic: ['x'.repeat(5_001), undefined],
      id: ['1', undefined],
      startsAt: ['morgen', '2026-11-30T08:00:00+01:00'],
    };
    for (const [field, values] of Object.entries(wrong))
      for (const value of values)
        await assertRefused(
          world,
          await ask(world, booking(times[0], { [field]: value })),
          400,
          'invalid_request',
          { field },
        );
    await assertRefused(world, await ask(world, { action: 'move' }), 400, 'invalid_request', {
      field: 'action',
    });
    const long = booking(times[0], { topic: 'x'.repeat(62_000) });
    await assertRefused(world, await ask(world, long), 413, 'body_too_large');
    const name = 'Eva\r\nSUMMARY:x;y';
    const taken = booking(times[0], {
      email: 'info@gasthof-müller.at',
      topic: 'ü'.repeat(5_000),
      name,
      state: 'cancelled',
    });
    assert.equal((await book(world, taken)).state, 'booked');
    assert.equal(world.mailbox.to('info@xn--gasthof-mller-4ob.at').length, 1);
    const [entry] = world.mailbox.mails.filter(({ to }) => to === agency);
    const lines = calendarOf(entry);
    assert.deepEqual(
      lines.filter((line) => line.startsWith('SUMMARY')),
      ['SUMMARY:Beratung: Eva SUMMARY:x\\;y\\, 0316 12 34 56'],
    );
    for (const line of atob(entry?.attachments?.[0]?.content ?? '').split('\r\n'))
      assert.ok(line.length <= 75);
  },
);

Deno.test(
  'the day before, from eight in the morning, somebody is reminded, once; not who booked today',
  async () => {
    const world = await newWorld();
    const startsAt = (await timesOf(world)).at(-1) ?? '';
    const wanted = booking(startsAt);
    await book(world, wanted);
    const dayBefore = Date.parse(startsAt) - day;
    // Seven in the morning, then nine, in Graz; summer or winter.
    const at = async (time: number) => {
      world.clock.ahead = time - Date.now();
      await world.check();
      return world.mailbox.to(wanted.email).filter(({ subject }) => subject.startsWith('Morgen'))
        .length;
    };
    const midnight = Date.parse(new Date(dayBefore).toISOString().slice(0, 10));
    assert.equal(await at(midnight + 5 * hour), 0);
    assert.equal(await at(midnight - 12 * hour), 0);
    await sql('update appointments set created_at = $1', [new Date(midnight + hour)]);
    assert.equal(await at(midnight + 9 * hour), 0, 'booked today');
    await sql('update appointments set created_at = $1', [new Date(midnight - 2 * hour)]);
    assert.equal(await at(midnight + 9 * hour), 1);
    assert.equal(await at(midnight + 10 * hour), 1);
    await world.pass(29 * day + Number(new Date(startsAt)) - Date.now());
    await world.check();
    assert.equal((await rows()).length, 1);
    await world.pass(2 * day);
    await world.check();
    assert.equal((await rows()).length, 0);
  },
);
