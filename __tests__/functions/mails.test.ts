import assert from 'node:assert/strict';
import type { Mail } from '../../supabase/functions/_shared/mails/content.ts';
import { owe, sql } from './support/database.ts';
import { problem, says } from './support/mailbox.ts';
import { broken, hanging, type Service, unreachable, withoutWaiting } from './support/network.ts';
import { agency, atOnce, hour, minute, newWorld, resend } from './support/world.ts';

const numbered = (count: number, more: Partial<Mail> = {}): Partial<Mail>[] =>
  Array.from({ length: count }, (_, index) => ({ key: `mail/${index}`, ...more }));
const rows = (condition: string) =>
  sql<{ key: string; reason: string }>(
    `select key, reason from mails where ${condition} order by key`,
  );

Deno.test('a mail is owed once, and sent once, whoever sends at the same time', async () => {
  const world = await newWorld();
  await owe(...numbered(3));
  await owe({ key: 'mail/0', subject: 'anders' });
  await atOnce(3, () => world.check());
  assert.deepEqual(world.mailbox.subjects.sort(), ['mail/0', 'mail/1', 'mail/2']);
  assert.equal((await rows('sent is not null')).length, 3);
});

Deno.test('a burst goes out at five a second, and the pace of others is kept to', async () => {
  const world = await newWorld();
  await owe(...numbered(30));
  assert.deepEqual(await world.check(), { status: 200, late: 0 });
  assert.equal(world.mailbox.mails.length, 30);
  const times = world.mailbox.mails.map(({ at }) => at);
  for (const [index, at] of times.entries())
    assert.ok(times.filter((other) => other >= at && other < at + 1_000).length <= 5, `${index}`);
  assert.equal(world.log.length, 0, 'never too fast');
  let busy = 3;
  world.mailbox.failure = () =>
    busy-- > 0 ? problem(429, 'rate_limit_exceeded', { 'retry-after': '7' }) : undefined;
  await owe({ key: 'later' });
  await world.check();
  assert.equal(world.waits.filter((wait) => wait === 7_000).length, 3);
  assert.equal(world.mailbox.subjects.at(-1), 'later');
});

Deno.test('the quota is used up, or the key refused: the run ends, all is kept', async () => {
  const world = await newWorld();
  await owe(...numbered(3));
  for (const failure of [
    () => problem(429, 'daily_quota_exceeded'),
    () => problem(429, 'rate_limit_exceeded', { 'retry-after': '3600' }),
    () => problem(403, 'validation_error'),
    () => problem(401, 'restricted_api_key'),
  ]) {
    world.mailbox.failure = failure;
    const before = world.network.callsTo(resend).length;
    await world.check();
    assert.equal(world.network.callsTo(resend).length, before + 1);
  }
  assert.deepEqual(world.waits, []);
  const stuck = () => problem(403, 'validation_error');
  world.mailbox.failure = ({ subject }) => (subject === 'mail/0' ? stuck() : undefined);
  await world.check();
  assert.deepEqual(world.mailbox.subjects, ['mail/1', 'mail/2'], 'the least recently tried first');
});

Deno.test('one address among thirty is refused: all others go, the agency is told', async () => {
  const world = await newWorld();
  world.mailbox.failure = ({ to }) =>
    to === 'max@example.com' ? problem(422, 'validation_error') : undefined;
  const about = [['Telefon', '0316 12 34 56']] as const;
  await owe({ key: 'bad', recipient: 'max@example.com', about }, ...numbered(29));
  assert.equal((await world.check()).status, 200);
  assert.equal(world.mailbox.mails.length, 30);
  const [told, ...more] = world.mailbox.to(agency);
  assert.deepEqual(more, []);
  assert.equal(told?.subject, 'Abgelehnt, bitte anrufen: bad');
  says(told, 'HTTP 422 validation_error', 'max@example.com', '0316 12 34 56');
  await world.check();
  assert.equal(world.mailbox.mails.length, 30, 'final');
  const reason = 'HTTP 422 validation_error';
  assert.deepEqual(await rows('refused is not null'), [{ key: 'bad', reason }]);
});

Deno.test('a reply address is refused: the agency gets the content, once', async () => {
  const world = await newWorld();
  world.mailbox.failure = ({ reply_to }) =>
    reply_to === 'a..b@c.at' ? problem(400, 'invalid') : undefined;
  const request = { recipient: agency, reply_to: 'a..b@c.at', content: ['Bitte um Angebot'] };
  await owe({ key: 'r', ...request });
  await world.check();
  says(world.mailbox.to(agency)[0], 'Bitte um Angebot');
  world.mailbox.failure = () => problem(422, 'validation_error');
  await owe({ key: 's' });
  await world.check();
  await world.check();
  const refused = await rows('refused is not null');
  assert.deepEqual(
    refused.map(({ key }) => key),
    ['r', 'refused/s', 's'],
  );
});

const failures: Record<string, Service> = {
  'is down (503)': broken(503),
  'cannot be reached': unreachable,
  'is still sending the same (409)': () => problem(409, 'concurrent_idempotent_requests'),
  'times out (408)': () => problem(408, 'request_timeout'),
};
for (const [title, service] of Object.entries(failures))
  Deno.test(`Resend ${title}: each mail is tried, and sent by the next run`, async () => {
    const world = await newWorld();
    world.services.resend = service;
    await owe(...numbered(4));
    await world.check();
    assert.equal(world.network.callsTo(resend).length, 4, 'each once in a run');
    assert.equal((await rows('sent is null and refused is null and reason is not null')).length, 4);
    assert.doesNotMatch(world.log.join(), /geheim|eva|kern/);
    world.services.resend = world.mailbox.service;
    await world.check();
    assert.equal(world.mailbox.mails.length, 4);
  });

Deno.test('Resend hangs: 5 s a mail, 100 s a run, and the next goes on', async () => {
  const world = await newWorld();
  await owe(...numbered(40));
  world.services.resend = (call) => {
    world.clock.ahead += 5_000;
    return hanging(call);
  };
  const { database } = world.services;
  const limits = await withoutWaiting(() => world.check());
  assert.ok(limits.includes(5_000));
  world.services.database = database;
  const first = world.network.callsTo(resend).length;
  assert.ok(first >= 18 && first <= 20, `${first}`);
  world.services.resend = world.mailbox.service;
  await world.check();
  assert.equal(world.mailbox.mails.length, 40);
  assert.equal(world.mailbox.subjects[0], `mail/${first}`, 'least recently tried first');
});

Deno.test('orders go first, also after an outage', async () => {
  const world = await newWorld();
  const orders = ['order/1', 'order/2'].map((key) => ({ key, urgent: true }));
  await owe(...orders, ...numbered(3));
  world.services.resend = unreachable;
  for (let run = 0; run < 4; run += 1) await world.check();
  await owe({ key: 'later' });
  world.services.resend = world.mailbox.service;
  await world.check();
  assert.deepEqual(world.mailbox.subjects.slice(0, 3), ['order/1', 'order/2', 'later']);
});

Deno.test('60 mails in 24 hours, not raced; orders go, and the agency is told', async () => {
  const world = await newWorld();
  await owe(...numbered(70));
  await atOnce(3, () => world.check());
  await owe({ key: 'order/1', urgent: true });
  await world.check();
  assert.equal(world.mailbox.mails.length, 61);
  await world.pass(2 * hour);
  const answer = await world.check();
  assert.deepEqual([answer.status, answer.error], [503, 'mails_late']);
  assert.match(world.mailbox.to(agency)[0]?.subject ?? '', /^E-Mails, die warten mussten: 10/);
  await world.pass(23 * hour);
  await world.check();
  assert.equal(world.mailbox.subjects.filter((key) => key?.startsWith('mail/')).length, 70);
});

Deno.test('an outage of an hour: the next run sends all, and tells what waited', async () => {
  const world = await newWorld();
  world.services.resend = unreachable;
  await owe(
    ...numbered(15),
    ...numbered(5).map(({ key }) => ({ key: `order/${key}`, urgent: true })),
  );
  for (let run = 0; run < 7; run += 1) {
    await world.check();
    await world.pass(10 * minute);
  }
  assert.equal((await world.check()).error, 'mails_late');
  world.services.resend = world.mailbox.service;
  const begun = world.clock.now();
  assert.deepEqual(await world.check(), { status: 200, late: 0 });
  assert.ok(world.clock.now() - begun < 15 * minute);
  assert.equal(world.mailbox.mails.filter(({ subject }) => /mail\/\d+$/.test(subject)).length, 20);
  const [told, ...more] = world.mailbox.to(agency);
  assert.deepEqual(more, []);
  says(told, 'mail/14', 'eva@kern.at');
});

Deno.test('a run was killed: the next waits half a minute, nothing is sent twice', async () => {
  const world = await newWorld();
  await owe(...numbered(2));
  const settle: Service = (call) =>
    call.url.pathname.endsWith('/settle_mail')
      ? Promise.reject(new TypeError('killed'))
      : database(call);
  const { database } = world.services;
  world.services.database = settle;
  await world.check();
  world.services.database = database;
  await world.check();
  assert.deepEqual(world.mailbox.subjects, ['mail/0']);
  await world.pass(minute);
  await world.check();
  assert.deepEqual(world.mailbox.subjects, ['mail/0', 'mail/1']);
});

Deno.test('what Resend knows under the key with another text was sent', async () => {
  const world = await newWorld();
  await owe({ key: 'known' });
  world.mailbox.failure = () => problem(409, 'invalid_idempotent_request');
  await world.check();
  assert.equal((await rows('sent is not null')).length, 1);
});
