import assert from 'node:assert/strict';
import { assertRefused, checkout, environment, orderRequest, site } from './support/checkout.ts';

const unusable: [string, string | undefined][] = [
  ['STRIPE_SECRET_KEY', undefined],
  ['STRIPE_SECRET_KEY', ''],
  ['STRIPE_SECRET_KEY', 'pk_test_geheim'],
  ['STRIPE_SECRET_KEY', 'sk_test_geheim\n'],
  ['SUPABASE_URL', undefined],
  ['SUPABASE_URL', 'geheim.supabase.co'],
  ['SUPABASE_URL', 'http://geheim.supabase.co'],
  ['SUPABASE_URL', 'http://localhost.geheim.example'],
  ['SUPABASE_URL', 'https://geheim.supabase.co/auth/v1'],
  ['SUPABASE_PUBLISHABLE_KEYS', undefined],
  ['SUPABASE_PUBLISHABLE_KEYS', '{"default":"geheim geheim"}'],
  ['SUPABASE_SECRET_KEYS', undefined],
  ['SUPABASE_SECRET_KEYS', '{"default":""}'],
  ['STRIPE_API_BASE', 'geheim:443'],
  ['STRIPE_API_BASE', 'ftp://geheim.example'],
];
for (const [name, value] of unusable) {
  Deno.test(`${name} = ${JSON.stringify(value)}: 500 that the page can read`, async () => {
    const { handle, network, log } = checkout({ environment: { [name]: value } });
    const response = await handle(orderRequest());
    assert.equal(response.headers.get('access-control-allow-origin'), site);
    await assertRefused(response, log, 500, 'not_configured');
    assert.deepEqual(JSON.parse(log[0] ?? ''), { code: 'not_configured', variables: [name] });
    assert.deepEqual(network.calls, []);
  });
}

const noOrigins = [
  undefined,
  '',
  ' ',
  ',',
  '*',
  'uhrturm-ki.example',
  'http://uhrturm-ki.example',
  `${site}/`,
  `${site}/geheim`,
];
for (const value of noOrigins) {
  Deno.test(
    `A13 SITE_ORIGINS = ${JSON.stringify(value)}: 500, and nobody may read it`,
    async () => {
      const { handle, network, log } = checkout({ environment: { SITE_ORIGINS: value } });
      const response = await handle(orderRequest());
      assert.equal(response.headers.get('access-control-allow-origin'), null);
      await assertRefused(response, log, 500, 'not_configured');
      assert.match(log[0] ?? '', /"SITE_ORIGINS"/);
      assert.deepEqual(network.calls, []);
    },
  );
}

Deno.test('A13 one malformed origin among good ones stops everything as well', async () => {
  const { handle, log } = checkout({ environment: { SITE_ORIGINS: `${site},geheim.example` } });
  await assertRefused(await handle(orderRequest()), log, 500, 'not_configured');
});

Deno.test('an empty environment: one line names all variables', async () => {
  const nothing = Object.fromEntries(Object.keys(environment).map((name) => [name, undefined]));
  const { handle, log } = checkout({ environment: nothing });
  await assertRefused(await handle(orderRequest()), log, 500, 'not_configured');
  const { variables } = JSON.parse(log[0] ?? '');
  assert.deepEqual(variables.sort(), Object.keys(environment).sort());
});

Deno.test('an empty STRIPE_API_BASE means Stripe itself; a restricted key is a key', async () => {
  const { handle } = checkout({
    environment: { STRIPE_API_BASE: '', STRIPE_SECRET_KEY: 'rk_live_geheim' },
  });
  assert.equal((await handle(orderRequest())).status, 200);
});
