import assert from 'node:assert/strict';
import { networkOf } from '../../supabase/functions/_shared/database.ts';
import { sql } from './support/database.ts';
import { hanging, withoutWaiting } from './support/network.ts';
import { says } from './support/mailbox.ts';
import { agency, atOnce, newTestEnv, refused, site, type TestEnv } from './support/env.ts';

const fields = {
  ...{ name: 'Eva Kern', email: 'eva@kern.at', phone: '+43 316 12 34 56' },
  ...{ company: 'Werkstatt Kern', message: 'Bitte um Rückruf.\nZweite Zeile.' },
};
const submission = {
  ...{ id: '0b9f3a52-6c1d-4e7f-9a3b-1c2d3e4f5a6b', number: '2111-1100-0B9F' },
  ...{ form: 'contact', reason: 'HTTP 429', fields },
};
const send = (env: TestEnv, changes: object = {}, headers: Record<string, string> = {}) =>
  env.post('request', { ...submission, ...changes }, headers);
const another = (env: TestEnv, from: string) =>
  send(env, { id: crypto.randomUUID() }, { 'x-forwarded-for': from });
const count = async () => (await sql('select 1 from requests')).length;

Deno.test('a request is a row and a mail to the agency, which can answer it', async () => {
  const env = await newTestEnv();
  const answer = await send(env, { fields: { ...fields, industry: 'hotels', callback: 'ja' } });
  assert.deepEqual(await answer.json(), { received: true });
  assert.equal(answer.headers.get('access-control-allow-origin'), site);
  const [mail, ...more] = env.mailbox.mails;
  assert.deepEqual(more, []);
  assert.deepEqual([mail?.to, mail?.reply_to], [agency, 'eva@kern.at']);
  assert.match(mail?.subject ?? '', /: Eva Kern, Werkstatt Kern$/);
  says(mail, 'Nummer: 2111', 'Branche: hotels', 'Bitte um Rückruf: ja', fields.message, 'HTTP 429');
  assert.match(mail?.html ?? '', /Bitte um Rückruf\.<br>Zweite Zeile\./);
  const [row] = await sql('select fields from requests');
  assert.deepEqual(row, { fields: { ...fields, industry: 'hotels', callback: 'ja' } });
});

Deno.test('the same request again, at once or later, is one row and one mail', async () => {
  const env = await newTestEnv();
  for (const answer of await atOnce(5, () => send(env))) assert.equal(answer.status, 200);
  assert.equal((await send(env, { reason: 'late' })).status, 200);
  assert.equal(await count(), 1);
  assert.equal(env.mailbox.mails.length, 1);
});

Deno.test('the database hangs: 503, and nothing is half sent', async () => {
  const env = await newTestEnv();
  env.services.database = hanging;
  const ask = async () => refused(env, send(env), 503, 'database_unavailable');
  assert.deepEqual(await withoutWaiting(ask), [5_000]);
  assert.deepEqual(env.mailbox.mails, []);
});

Deno.test('R08 200 at once from one network: ten are taken, and may be retried', async () => {
  const env = await newTestEnv();
  const from = '203.0.113.7, 10.0.0.1';
  const answers = await atOnce(200, () => another(env, from));
  const taken = answers.filter(({ status }) => status === 200);
  assert.equal(taken.length, 10);
  for (const answer of answers.filter(({ status }) => status !== 200))
    await refused(env, answer, 429, 'too_many_requests');
  const [known] = await sql('select id from requests limit 1');
  assert.equal((await send(env, { id: known?.['id'] }, { 'x-forwarded-for': from })).status, 200);
  assert.equal((await another(env, '203.0.113.8, 10.0.0.1')).status, 200);
  assert.equal(env.mailbox.mails.length, 11);
  await env.pass(61 * 60_000);
  assert.equal((await another(env, from)).status, 200);
});

Deno.test('R08 too many from everybody: busy, and the agency is told once', async () => {
  const env = await newTestEnv();
  await sql(`insert into requests (id, number, form, fields)
    select gen_random_uuid(), '', '', '{}' from generate_series(1, 200)`);
  for (let time = 0; time < 3; time += 1)
    await refused(env, another(env, `10.0.0.${time}`), 429, 'busy');
  assert.deepEqual(env.mailbox.subjects, [
    'Ungewöhnlich viele Anfragen: weitere werden abgewiesen',
  ]);
  assert.deepEqual(await sql('select urgent from mails'), [{ urgent: true }]);
});

Deno.test('a network is an IPv4 address, or the first 64 bits of an IPv6 one', async () => {
  const pairs: [string, string][] = [
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2:ffff::'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['fe80::1', 'fe80:0:0:0:a::2'],
  ];
  for (const [one, other] of pairs) assert.equal(networkOf(one), networkOf(other));
  assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'));
  assert.notEqual(networkOf('203.0.113.7'), networkOf('203.0.113.8'));
  const env = await newTestEnv();
  for (let index = 1; index <= 10; index += 1) await another(env, `2001:db8::${index}`);
  assert.equal((await another(env, '2001:db8::99')).status, 429);
  const headers = { 'cf-connecting-ip': '2001:db8:9::1', 'x-forwarded-for': '2001:db8::1' };
  assert.equal((await send(env, {}, headers)).status, 200);
  for (const { sender } of await sql('select sender from requests'))
    assert.match(String(sender), /^[0-9a-f]{64}$/);
});

const wrong: [string, unknown, string?][] = [
  ['no JSON', '{kaputt'],
  ['a list', []],
  ['no id', { ...submission, id: undefined }, 'id'],
  ['a number of another kind', { ...submission, number: '<b>' }, 'number'],
  ['a form that is none', { ...submission, form: '<b>' }, 'form'],
  ['a reason that is a text', { ...submission, reason: 'Guten Tag, hier' }, 'reason'],
  ['no name', { ...submission, fields: { ...fields, name: ' ' } }, 'name'],
  ['no way to answer', { ...submission, fields: { name: 'Eva', email: ' ' } }, 'email'],
  ['a field that is a list', { ...submission, fields: { ...fields, name: ['Eva'] } }, 'name'],
  ['a name of a field that is none', { ...submission, fields: { ...fields, 'a b': '' } }, 'a b'],
];
Deno.test('R10 what is no submission: 400, naming the field', async () => {
  const env = await newTestEnv();
  for (const [, body, field] of wrong)
    await refused(env, env.post('request', body), 400, 'invalid_request', field ? { field } : {});
  const many = Object.fromEntries([...'abcdefghijklmnop'].map((name) => [name, '']));
  assert.equal((await send(env, { fields: { ...fields, ...many } })).status, 400);
  assert.deepEqual(env.network.calls, []);
});

Deno.test('R10 more than 60 kB: 413', async () => {
  const env = await newTestEnv();
  const message = (length: number) => ({ fields: { ...fields, message: 'x'.repeat(length) } });
  await refused(env, send(env, message(60 * 1_024)), 413, 'body_too_large');
  assert.deepEqual(env.network.calls, []);
  assert.equal((await send(env, message(50_000))).status, 200);
});

Deno.test('R10 hostile texts are stored as typed, and harmless in the mail', async () => {
  const env = await newTestEnv();
  const message = 'a\u0000b <img src=x> 🚗 \ud800';
  const name = 'Eva\r\nBcc: x@y.example';
  await send(env, { fields: { ...fields, name, message, email: 'kein, Absender' } });
  const [row] = await sql(`select fields ->> 'message' as message from requests`);
  assert.equal(row?.['message'], 'ab <img src=x> 🚗 \ufffd');
  const [mail] = env.mailbox.mails;
  assert.ok(mail?.html.includes('&lt;img src=x&gt;'));
  assert.doesNotMatch(mail?.subject ?? '', /[\r\n]/);
  assert.equal(mail?.reply_to, agency);
});

Deno.test('EmailJS was late, or its answer lost: the mail says it may come twice', async () => {
  for (const reason of ['late', 'network', 'HTTP 402']) {
    const env = await newTestEnv();
    // One way to answer is enough.
    await send(env, { reason, fields: { ...fields, [reason === 'late' ? 'email' : 'phone']: '' } });
    const [mail] = env.mailbox.mails;
    assert.equal(mail?.text.includes('ist es dieselbe'), !reason.startsWith('HTTP'), reason);
  }
});
