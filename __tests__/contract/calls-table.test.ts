import { Calls } from '../../supabase/functions/_shared/calls';
import { runtimeWith } from '../../supabase/functions/_shared/runtime';
import { localEnvironment, supabaseSecretKey } from '../../tools/local-environment.mjs';
import { withServicesProcess } from '../support/services-process';

// The table calls in a real Postgres, by the migrations of the project, and a function on it.
jest.setTimeout(60_000);
const services = withServicesProcess();
const runtime = runtimeWith({ fetch: (input, init) => fetch(input, { ...init, signal: null }) });
const admitted = async (caller: string): Promise<number> => {
  const calls = new Calls({ supabaseUrl: services.url(''), secretKey: supabaseSecretKey }, runtime);
  const tries = Array.from({ length: 15 }, () => calls.admit('test', caller, 10));
  const results = await Promise.allSettled(tries);
  return results.filter(({ status }) => status === 'fulfilled').length;
};

test('calls of the same moment count each other, and only those of the same caller', async () => {
  expect(await Promise.all([admitted('one'), admitted('other')])).toEqual([10, 10]);
  expect(await admitted('one')).toBe(0);
});

test('the status of an order is asked eighty times from one address', async () => {
  const ask = async (address: string) => {
    const path = '/functions/v1/order-status?session_id=cs_test_a1b2c3d4e5';
    const headers = { origin: localEnvironment.GATSBY_SITE_URL, 'x-forwarded-for': address };
    return (await fetch(services.url(path), { headers })).status;
  };
  for (let times = 0; times < 80; times += 1) expect(await ask('192.0.2.1')).toBe(200);
  expect(await ask('192.0.2.1')).toBe(429);
  expect(await ask('192.0.2.2')).toBe(200);
});
