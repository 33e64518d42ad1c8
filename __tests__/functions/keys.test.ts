import assert from 'node:assert/strict';
import { assertRefused as assertNotSold, checkout, orderRequest } from './support/checkout.ts';
import { assertReceived, assertRefused, lastLine, supabase, webhook } from './support/webhook.ts';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXI';

Deno.test('A24 a new secret key is sent as apikey, and never as bearer', async () => {
  const { deliver, network } = webhook();
  await assertReceived(await deliver());
  for (const { headers } of network.callsTo(supabase)) {
    assert.equal(headers.get('apikey'), 'sb_secret_geheim');
    assert.equal(headers.has('authorization'), false);
  }
});

const withoutNewKeys: Record<string, string | undefined> = {
  'no list': undefined,
  'an empty variable': '',
  'an empty list': '{}',
  'a list without its own key': '{"anderer":"sb_secret_x"}',
  'an empty key': '{"default":""}',
  'a key that is no text': '{"default":1}',
  'a list that is no object': '["sb_secret_x"]',
  'broken JSON': '{"default":',
};
for (const [title, list] of Object.entries(withoutNewKeys)) {
  Deno.test(`A24 ${title}: the legacy key is used, which is a JWT and the bearer too`, async () => {
    const keys = { SUPABASE_SECRET_KEYS: list, SUPABASE_SERVICE_ROLE_KEY: jwt };
    const { deliver, network } = webhook({ environment: keys, key: jwt });
    await assertReceived(await deliver());
    const [call] = network.callsTo(supabase);
    assert.equal(call?.headers.get('apikey'), jwt);
    assert.equal(call?.headers.get('authorization'), `Bearer ${jwt}`);
  });

  Deno.test(`${title} and no legacy key either: not configured`, async () => {
    const { deliver, log } = webhook({ environment: { SUPABASE_SECRET_KEYS: list } });
    await assertRefused(await deliver(), log, 500, 'not_configured');
    assert.deepEqual(lastLine(log), {
      code: 'not_configured',
      variables: ['SUPABASE_SECRET_KEYS'],
    });
  });
}

Deno.test('A24 the new key comes first, even when the legacy one is set', async () => {
  const { deliver, network } = webhook({ environment: { SUPABASE_SERVICE_ROLE_KEY: jwt } });
  await assertReceived(await deliver());
  assert.equal(network.callsTo(supabase)[0]?.headers.get('apikey'), 'sb_secret_geheim');
});

Deno.test('A24 the checkout falls back in the same way, with both of its keys', async () => {
  const environment = {
    SUPABASE_PUBLISHABLE_KEYS: undefined,
    SUPABASE_ANON_KEY: 'eyJ.anon.geheim',
    SUPABASE_SECRET_KEYS: '{}',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_geheim',
  };
  const { handle, network } = checkout({ environment });
  assert.equal((await handle(orderRequest())).status, 200);
  const [question] = network.callsTo(supabase);
  assert.equal(question?.headers.get('apikey'), 'eyJ.anon.geheim');
});

Deno.test('A24 the database refuses the key: nothing is sold', async () => {
  const environment = { SUPABASE_SECRET_KEYS: '{"default":"sb_secret_falsch"}' };
  const { handle, log } = checkout({ environment });
  await assertNotSold(await handle(orderRequest()), log, 503, 'database_unavailable');
});
