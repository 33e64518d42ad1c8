import assert from 'node:assert/strict';
import { assertNoPage, bearer, order } from './support/checkout.ts';
import { broken, hanging, type Service, unreachable, withoutWaiting } from './support/network.ts';
import { newTestEnv, user, userToken } from './support/env.ts';

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const unsigned = [base64url({ alg: 'none' }), base64url({ sub: user.id, role: 'authenticated' })];

Deno.test('A12 what is no token: 401, and the auth service is not even asked', async () => {
  const env = await newTestEnv();
  const malformed = [
    ...['', 'Bearer', 'Bearer sb_publishable_geheim', `Basic ${userToken}`, userToken],
    ...[`Bearer ${userToken}, Bearer ${userToken}`, `Bearer ${unsigned.join('.')}.`],
    ...['Bearer a.b', 'Bearer a.b.c.d.e', 'Bearer a.b.c/../admin'],
  ];
  for (const authorization of malformed)
    await assertNoPage(env, order(env, {}, { authorization }), 401, 'invalid_token');
  assert.deepEqual(env.network.calls, []);
});

Deno.test('A12 a token that is forged, expired or revoked: 401', async () => {
  const env = await newTestEnv();
  for (const token of [`${unsigned.join('.')}.x`, userToken.replace(/.$/, 'x')])
    await assertNoPage(env, order(env, {}, bearer(token)), 401, 'invalid_token');
  for (const status of [400, 401, 403, 404]) {
    env.services.auth = () => Response.json({ msg: 'geheim' }, { status });
    await assertNoPage(env, order(env), 401, 'invalid_token');
  }
});

Deno.test('A12 only a registered user with a confirmed address can pay: 403', async () => {
  const env = await newTestEnv();
  const refused: Record<string, object[]> = {
    account_required: [
      ...[{ is_anonymous: true }, { is_anonymous: 'true' }, { role: 'anon' }],
      ...[{ role: 'service_role' }, { role: ['authenticated'] }, { role: undefined }],
    ],
    email_not_confirmed: [
      ...[{ email_confirmed_at: null }, { email_confirmed_at: '' }, { email_confirmed_at: true }],
      ...[{ email: '' }, { email: undefined }],
    ],
  };
  for (const [code, changes] of Object.entries(refused))
    for (const change of changes) {
      env.services.auth = () => Response.json({ ...user, ...change });
      await assertNoPage(env, order(env), 403, code);
    }
  env.services.auth = () => Response.json({ ...user, is_anonymous: undefined });
  assert.equal((await order(env, {}, { authorization: `bearer ${userToken}` })).status, 200);
});

const down: Record<string, [Service, string]> = {
  'cannot be reached': [unreachable, 'TypeError'],
  'is paused': [broken(540), 'HTTP 540'],
  'is too busy': [broken(429), 'HTTP 429'],
  'answers a page': [broken(200), 'SyntaxError'],
  'names no user': [() => Response.json({ ...user, id: '' }), 'ZodError'],
  hangs: [hanging, 'TimeoutError'],
};
for (const [title, [service, type]] of Object.entries(down))
  Deno.test(`the auth service ${title}: 503, not the caller's fault`, async () => {
    const env = await newTestEnv();
    env.services.auth = service;
    const run = async () => assertNoPage(env, order(env), 503, 'auth_unavailable');
    if (service === hanging) assert.deepEqual(await withoutWaiting(run), [5_000]);
    else await run();
    assert.deepEqual(env.log, [JSON.stringify({ code: 'auth_unavailable', type })]);
  });
