import assert from 'node:assert/strict';
import { assertRefused, authService, checkout, orderRequest } from './support/checkout.ts';
import { stripe, supabase, user, userToken } from './support/checkout.ts';
import { withoutWaiting } from './support/clock.ts';
import { hanging, type Service, unreachable } from './support/network.ts';

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const token = (header: object, claims: object, signature: string) =>
  [base64url(header), base64url(claims), signature].join('.');
const claims = { sub: user.id, role: 'authenticated', aud: 'authenticated', exp: 4_000_000_000 };
const signed = { alg: 'HS256', typ: 'JWT' };

async function assertStranger(service: Service, status: number, code: string, bearer = userToken) {
  const { handle, network, log } = checkout({ auth: service });
  const headers = { authorization: `Bearer ${bearer}` };
  await assertRefused(await handle(orderRequest({ headers })), log, status, code);
  assert.deepEqual(network.callsTo(stripe), []);
  return log;
}

const forged: Record<string, string> = {
  'with a foreign signature': token(signed, claims, 'Z2Vmw6Rsc2NodA'),
  'with the signature of another token': token(
    signed,
    { ...claims, sub: 'user-2' },
    'c2lnbmF0dXJl',
  ),
  'that has expired': token(signed, { ...claims, exp: 1_600_000_000 }, 'c2lnbmF0dXJl'),
  'that claims to be the service role': token(signed, { role: 'service_role' }, 'c2lnbmF0dXJl'),
  'with alg none and a made-up signature': token({ alg: 'none' }, claims, 'x'),
  'of three letters': 'a.b.c',
};
for (const [title, bearer] of Object.entries(forged)) {
  Deno.test(`A12 a token ${title}`, async () => {
    await assertStranger(authService, 401, 'invalid_token', bearer);
  });
}

const malformed: Record<string, string | null> = {
  'no header': null,
  'an empty header': '',
  'no token': 'Bearer',
  "the project's own key": 'Bearer sb_publishable_geheim',
  'another scheme': `Basic ${userToken}`,
  'no scheme': userToken,
  'two tokens': `Bearer ${userToken}, Bearer ${userToken}`,
  'alg none without signature': `Bearer ${token({ alg: 'none' }, claims, '')}`,
  'a token of two parts': 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c2VyLTEifQ',
  'a token of five parts': 'Bearer a.b.c.d.e',
  'letters outside of a token': 'Bearer a.b.c/../admin',
};
for (const [title, authorization] of Object.entries(malformed)) {
  Deno.test(`A12 ${title}: the auth service is not even asked`, async () => {
    const { handle, network, log } = checkout();
    const response = await handle(orderRequest({ headers: { authorization } }));
    await assertRefused(response, log, 401, 'invalid_token');
    assert.deepEqual(network.calls, []);
  });
}

for (const status of [400, 401, 403, 404]) {
  Deno.test(`A12 the auth service refuses the token with ${status}`, async () => {
    await assertStranger(() => Response.json({ msg: 'geheim' }, { status }), 401, 'invalid_token');
  });
}

const notRegistered: Record<string, object> = {
  'an anonymous user': { is_anonymous: true },
  'an anonymous user, written as text': { is_anonymous: 'true' },
  'the role anon': { role: 'anon' },
  'the service role': { role: 'service_role' },
  'a role of a list': { role: ['authenticated'] },
  'no role': { role: undefined },
};
for (const [title, change] of Object.entries(notRegistered)) {
  Deno.test(`A12 ${title} cannot pay`, async () => {
    await assertStranger(() => Response.json({ ...user, ...change }), 403, 'account_required');
  });
}

const unconfirmed: Record<string, object> = {
  'an address nobody has confirmed': { email_confirmed_at: null },
  'an address of which nothing is known': { email_confirmed_at: undefined },
  'an empty time of confirmation': { email_confirmed_at: '' },
  'a confirmation that is no time': { email_confirmed_at: true },
  'a confirmed telephone only': { email: '', phone_confirmed_at: '2026-11-20T09:00:00Z' },
  'no address at all': { email: undefined },
};
for (const [title, change] of Object.entries(unconfirmed)) {
  Deno.test(`A12 a user with ${title} cannot pay`, async () => {
    await assertStranger(() => Response.json({ ...user, ...change }), 403, 'email_not_confirmed');
  });
}

Deno.test('a user of an auth service that knows no anonymous users can pay', async () => {
  const { handle } = checkout({ auth: () => Response.json({ ...user, is_anonymous: undefined }) });
  assert.equal((await handle(orderRequest())).status, 200);
});

const down: Record<string, [Service, string]> = {
  'cannot be reached': [unreachable, 'TypeError'],
  'has an error': [() => new Response('geheim', { status: 500 }), 'HTTP 500'],
  'is paused': [() => new Response('<html>geheim</html>', { status: 540 }), 'HTTP 540'],
  'is too busy': [() => new Response(null, { status: 429 }), 'HTTP 429'],
  'answers a page': [() => new Response('<html>geheim</html>'), 'SyntaxError'],
  'answers a list': [() => Response.json([user]), 'UnexpectedAnswer'],
  'answers nothing': [() => Response.json(null), 'UnexpectedAnswer'],
  'names no user': [() => Response.json({ ...user, id: undefined }), 'UnexpectedAnswer'],
  'names an empty user': [() => Response.json({ ...user, id: '' }), 'UnexpectedAnswer'],
  'names a user by number': [() => Response.json({ ...user, id: 1 }), 'UnexpectedAnswer'],
};
for (const [title, [service, type]] of Object.entries(down)) {
  Deno.test(`the auth service ${title}: not the caller's fault`, async () => {
    const log = await assertStranger(service, 503, 'auth_unavailable');
    assert.deepEqual(
      log.map((line) => JSON.parse(line)),
      [{ code: 'auth_unavailable', type }],
    );
  });
}

Deno.test('the auth service hangs: given up after 5 s', async () => {
  const waits = await withoutWaiting(async () => {
    const log = await assertStranger(hanging, 503, 'auth_unavailable');
    assert.equal(log[0], '{"code":"auth_unavailable","type":"TimeoutError"}');
  });
  assert.deepEqual(waits, [5_000]);
});

Deno.test('A12 the token follows no redirect', async () => {
  const { handle, network } = checkout();
  await handle(orderRequest());
  assert.equal(network.callsTo(supabase)[0]?.redirect, 'error');
});
