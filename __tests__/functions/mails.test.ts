import assert from 'node:assert/strict';
import type { Mail } from '../../supabase/functions/_shared/mails/content.ts';
import { owe, sql } from './support/database.ts';
import { problem, says } from './support/mailbox.ts';
import { broken, hanging, type Service, unreachable, withoutWaiting } from './support/network.ts';
import { agency, atOnce, hour, minute, newTestEnv, resend } from './support/env.ts';

const numbered = (count: number, more: Partial<Mail> = {}): Partial<Mail>[] =>
  Array.from({ length: count }, (_, index) => ({ key: `mail/${index}`, ...more }));
const rows = (condition: string) =>
  sql<{ key: string; reason: string }>(
    `select key, reason from mails where ${condition} order by key`,
  );

Deno.test('a mail is owed once, and sent once, whoever sends at the same time', async () => {
  const env = await newTestEnv();
  await owe(...numbered(3));
  await owe({ key: 'mail/0', subject: 'anders' });
  await atOnce(3, () => env.check());
  assert.deepEqual(env.mailbox.subjects.sort(), ['mail/0', 'mail/1', 'mail/2']);
  assert.equal((await rows('sent is not null')).length, 3);
});

Deno.test('a burst goes out at five a second, and the pace of others is kept to', async () => {
  const env = await newTestEnv();
  await owe(...numbered(30));
  assert.deepEqual(await env.check(), { status: 200, late: 0 });
  assert.equal(env.mailbox.mails.length, 30);
  const times = env.mailbox.mails.map(({ at }) => at);
  for (const [index, at] of times.entries())
    assert.ok(times.filter((other) => other >= at && other < at + 1_000).length <= 5, `${index}`);
  assert.equal(env.log.length, 0, 'never too fast');
  let busy = 3;
  env.mailbox.failure = () =>
    busy-- > 0 ? problem(429, 'rate_limit_exceeded', { 'retry-after': '7' }) : undefined;
  await owe({ key: 'later' });
  await env.check();
  assert.equal(env.waits.filter((wait) => wait === 7_000).length, 3);
  assert.equal(env.mailbox.subjects.at(-1), 'later');
});

Deno.test('the quota is used up, or the key refused: the run ends, all is kept', async () => {
  const env = await newTestEnv();
  await owe(...numbered(3));
  for (const failure of [
    () => problem(429, 'daily_quota_exceeded'),
    () => problem(429, 'rate_limit_exceeded', { 'retry-after': '3600' }),
    () => problem(403, 'validation_error'),
    () => problem(401, 'restricted_api_key'),
  ]) {
    env.mailbox.failure = failure;
    const before = env.network.callsTo(resend).length;
    await env.check();
    assert.equal(env.network.callsTo(resend).length, before + 1);
  }
  assert.deepEqual(env.waits, []);
  const stuck = () => problem(403, 'validation_error');
  env.mailbox.failure = ({ subject }) => (subject === 'mail/0' ? stuck() : undefined);
  await env.check();
  assert.deepEqual(env.mailbox.subjects, ['mail/1', 'mail/2'], 'the least recently tried first');
});

Deno.test('one address among thirty is refused: all others go, the agency is told', async () => {
  const env = await newTestEnv();
  env.mailbox.failure = ({ to }) =>
    to === 'max@example.com' ? problem(422, 'validation_error') : undefined;
  const about = [['Telefon', '0316 12 34 56']] as const;
  await owe({ key: 'bad', recipient: 'max@example.com', about }, ...numbered(29));
  assert.equal((await env.check()).status, 200);
  assert.equal(env.mailbox.mails.length, 30);
  const [notice, ...more] = env.mailbox.to(agency);
  assert.deepEqual(more, []);
  assert.equal(notice?.subject, 'Abgelehnt, bitte anrufen: bad');
  says(notice, 'HTTP 422 validation_error', 'max@example.com', '0316 12 34 56');
  await env.check();
  assert.equal(env.mailbox.mails.length, 30, 'final');
  const reason = 'HTTP 422 validation_error';
  assert.deepEqual(await rows('refused is not null'), [{ key: 'bad', reason }]);
});

Deno.test('a reply address is refused: the agency gets the content, once', async () => {
  const env = await newTestEnv();
  env.mailbox.failure = ({ reply_to }) =>
    reply_to === 'a..b@c.at' ? problem(400, 'invalid') : undefined;
  const request = { recipient: agency, reply_to: 'a..b@c.at', content: ['Bitte um Angebot'] };
  await owe({ key: 'r', ...request });
  await env.check();
  says(env.mailbox.to(agency)[0], 'Bitte um Angebot');
  env.mailbox.failure = () => problem(422, 'validation_error');
  await owe({ key: 's' });
  await env.check();
  await env.check();
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
    const env = await newTestEnv();
    env.services.resend = service;
    await owe(...numbered(4));
    await env.check();
    assert.equal(env.network.callsTo(resend).length, 4, 'each once in a run');
    assert.equal((await rows('sent is null and refused is null and reason is not null')).length, 4);
    assert.doesNotMatch(env.log.join(), /geheim|eva|kern/);
    env.services.resend = env.mailbox.service;
    await env.check();
    assert.equal(env.mailbox.mails.length, 4);
  });

Deno.test('Resend hangs: 5 s a mail, 100 s a run, and the next goes on', async () => {
  const env = await newTestEnv();
  await owe(...numbered(40));
  env.services.resend = (call) => {
    env.clock.ahead += 5_000;
    return hanging(call);
  };
  const { database } = env.services;
  const limits = await withoutWaiting(() => env.check());
  assert.ok(limits.includes(5_000));
  env.services.database = database;
  const tried = env.network.callsTo(resend).map(({ body }) => JSON.parse(body).subject);
  assert.ok(tried.length >= 18 && tried.length <= 20, `${tried.length}`);
  env.services.resend = env.mailbox.service;
  await env.check();
  assert.equal(env.mailbox.mails.length, 40);
  assert.ok(!tried.includes(env.mailbox.subjects[0]), 'least recently tried first');
});

Deno.test('orders go first, also after an outage', async () => {
  const env = await newTestEnv();
  const orders = ['order/1', 'order/2'].map((key) => ({ key, urgent: true }));
  await owe(...orders, ...numbered(3));
  env.services.resend = unreachable;
  for (let run = 0; run < 4; run += 1) await env.check();
  await owe({ key: 'later' });
  env.services.resend = env.mailbox.service;
  await env.check();
  assert.deepEqual(env.mailbox.subjects.slice(0, 3), ['order/1', 'order/2', 'later']);
});

Deno.test('60 mails in 24 hours, not raced; orders go, and the agency is told', async () => {
  const env = await newTestEnv();
  await owe(...numbered(70));
  await atOnce(3, () => env.check());
  await owe({ key: 'order/1', urgent: true });
  await env.check();
  assert.equal(env.mailbox.mails.length, 61);
  await env.pass(2 * hour);
  const answer = await env.check();
  assert.deepEqual([answer.status, answer.error], [503, 'mails_late']);
  assert.match(env.mailbox.to(agency)[0]?.subject ?? '', /^E-Mails, die warten mussten: 10/);
  await env.pass(23 * hour);
  await env.check();
  assert.equal(env.mailbox.subjects.filter((key) => key?.startsWith('mail/')).length, 70);
});

Deno.test('an outage of an hour: the next run sends all, and tells what waited', async () => {
  const env = await newTestEnv();
  env.services.resend = unreachable;
  await owe(
    ...numbered(15),
    ...numbered(5).map(({ key }) => ({ key: `order/${key}`, urgent: true })),
  );
  for (let run = 0; run < 7; run += 1) {
    await env.check();
    await env.pass(10 * minute);
  }
  assert.equal((await env.check()).error, 'mails_late');
  env.services.resend = env.mailbox.service;
  const begun = env.clock.now();
  assert.deepEqual(await env.check(), { status: 200, late: 0 });
  assert.ok(env.clock.now() - begun < 15 * minute);
  assert.equal(env.mailbox.mails.filter(({ subject }) => /mail\/\d+$/.test(subject)).length, 20);
  const [notice, ...more] = env.mailbox.to(agency);
  assert.deepEqual(more, []);
  says(notice, 'mail/14', 'eva@kern.at');
});

Deno.test('a run was killed: the next waits half a minute, nothing is sent twice', async () => {
  const env = await newTestEnv();
  await owe(...numbered(2));
  const settle: Service = (call) =>
    call.url.pathname.endsWith('/settle_mail')
      ? Promise.reject(new TypeError('killed'))
      : database(call);
  const { database } = env.services;
  env.services.database = settle;
  await env.check();
  env.services.database = database;
  await env.check();
  assert.deepEqual(env.mailbox.subjects, ['mail/0']);
  await env.pass(minute);
  await env.check();
  assert.deepEqual(env.mailbox.subjects, ['mail/0', 'mail/1']);
});

Deno.test('what Resend knows under the key with another text was sent', async () => {
  const env = await newTestEnv();
  await owe({ key: 'known' });
  env.mailbox.failure = () => problem(409, 'invalid_idempotent_request');
  await env.check();
  assert.equal((await rows('sent is not null')).length, 1);
});
