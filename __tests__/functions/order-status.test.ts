import assert from 'node:assert/strict';
import { sql } from './support/database.ts';
import { broken } from './support/network.ts';
import {
  atOnce,
  type FunctionName,
  functionNames,
  refused,
  minute,
  newTestEnv,
  paidSession,
} from './support/env.ts';
import { site, supabase, userToken, type TestEnv } from './support/env.ts';

const openOrder = { user_id: 'user-1', product: 'video', product_name: 'Video', price: 45_000 };
const status = (env: TestEnv, id: string, headers: Record<string, string> = {}) =>
  env.call('order-status', { headers: { origin: site, ...headers } }, `?session_id=${id}`);
const statusOf = async (env: TestEnv, id: string = paidSession.id) =>
  (await status(env, id)).json();

Deno.test('A23 order-status: open, then paid; invented numbers are unknown', async () => {
  const env = await newTestEnv();
  const id = paidSession.id;
  assert.deepEqual(await statusOf(env), { status: 'unknown' });
  await sql(`select open_order($1)`, [{ ...openOrder, session_id: id }]);
  assert.deepEqual(await statusOf(env), { status: 'open' });
  await env.deliver();
  assert.deepEqual(await statusOf(env), { status: 'paid' });
  await sql('update orders set mismatch = true');
  assert.deepEqual(await statusOf(env), { status: 'open' }, 'a person looks first');
  for (const state of ['failed', 'expired']) {
    await sql('update orders set state = $1', [state]);
    assert.deepEqual(await statusOf(env), { status: 'unknown' });
  }
  const before = env.network.calls.length;
  const long = `cs_test_${'x'.repeat(300)}`;
  for (const invented of ['cs_live_BITTEANRUFEN!', '', `${id}' or 1`, '<script>', long])
    assert.deepEqual(await statusOf(env, encodeURIComponent(invented)), { status: 'unknown' });
  assert.equal(env.network.calls.length, before, 'nobody is asked');
  env.services.database = broken(500);
  await refused(env, status(env, id), 503, 'database_unavailable');
});

Deno.test('S12 so many calls in ten minutes from one network, of each function: 429', async () => {
  const env = await newTestEnv();
  const headers = { origin: site, 'x-forwarded-for': '203.0.113.7' };
  const show = { method: 'POST', body: '{"action":"show","token":""}', headers };
  const limits: [FunctionName, number, RequestInit][] = [
    ['order-status', 80, { headers }],
    ['free-times', 60, { headers }],
    ['appointment', 40, show],
  ];
  for (const [name, most, init] of limits) {
    const query = `?session_id=${paidSession.id}`;
    const answers = await atOnce(most + 1, () => env.call(name, init, query));
    assert.equal(answers.filter(({ status }) => status === 429).length, 1, name);
  }
  assert.equal((await status(env, paidSession.id)).status, 200);
  const counted = await sql('select count(*)::integer as calls from calls');
  assert.deepEqual(counted, [{ calls: 180 }], 'nobody is counted behind no gateway');
  await env.pass(11 * minute);
  assert.equal((await status(env, paidSession.id, headers)).status, 200);
});

const host = 'uhrturm-ki.example';
const strangers = [
  ...['null', '', 'https://evil.example', `${site}.evil.example`],
  ...[`https://shop.${host}`, `http://${host}`, `${site}:8443`, `${site}/`],
  ...['https://UHRTURM-KI.example', `${site}, ${site}`, '*'],
];
Deno.test('A13 other origins and methods: 403, 405; preflights of our own: 204', async () => {
  const env = await newTestEnv();
  for (const method of ['GET', 'OPTIONS'])
    for (const origin of strangers) {
      const answer = await env.call('order-status', { method, headers: { origin } });
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
      assert.equal(answer.headers.get('vary'), 'Origin');
      await refused(env, answer, 403, 'origin_not_allowed');
    }
  const headers = { origin: site };
  for (const method of ['POST', 'HEAD', 'PUT', 'DELETE']) {
    const answer = env.call('order-status', { method, headers });
    await refused(env, answer, 405, 'method_not_allowed');
  }
  const preflight = await env.call('stripe-checkout', { method: 'OPTIONS', headers });
  assert.equal(preflight.status, 204);
  assert.deepEqual(Object.fromEntries(preflight.headers), {
    ...{ vary: 'Origin', 'access-control-allow-origin': site },
    ...{ 'access-control-allow-methods': 'POST', 'access-control-max-age': '3600' },
    'access-control-allow-headers': 'authorization, apikey, x-client-info, content-type',
  });
  assert.deepEqual(env.network.calls, []);
});

Deno.test('A24 the secret key goes into apikey, never as a bearer, and nowhere else', async () => {
  const env = await newTestEnv();
  await status(env, paidSession.id);
  await env.post('stripe-checkout', {}, { authorization: `Bearer ${userToken}` });
  for (const { headers, url, redirect } of env.network.callsTo(supabase)) {
    const isAuth = url.pathname.startsWith('/auth/');
    assert.equal(headers.get('apikey'), isAuth ? 'sb_publishable_geheim' : 'sb_secret_geheim');
    assert.equal(headers.get('authorization'), isAuth ? `Bearer ${userToken}` : null);
    assert.equal(redirect, 'error');
  }
});

Deno.test('each function serves its handler with the environment of its process', () => {
  const index =
    /^import { (create\w+) } from '.\/handler.ts';\n\nDeno.serve\(\1\(Deno.env.toObject\(\)\)\);\n$/;
  for (const name of functionNames)
    assert.match(Deno.readTextFileSync(`supabase/functions/${name}/index.ts`), index);
});
