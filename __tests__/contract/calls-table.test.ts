import { Calls } from '../../supabase/functions/_shared/calls';
import { runtimeWith } from '../../supabase/functions/_shared/runtime';
import { supabaseSecretKey } from '../../tools/local-environment.mjs';
import { withServicesProcess } from '../support/services-process';

// The table calls in a real Postgres, by the migrations of the project.
jest.setTimeout(60_000);
const services = withServicesProcess();
const runtime = runtimeWith({ fetch: (input, init) => fetch(input, { ...init, signal: null }) });
const admitted = async (caller: string): Promise<number> => {
  const calls = new Calls({
    supabaseUrl: services.url(''),
    secretKey: supabaseSecretKey,
    ...runtime,
  });
  const tries = Array.from({ length: 15 }, () => calls.admit('test', caller, 10));
  const results = await Promise.allSettled(tries);
  return results.filter(({ status }) => status === 'fulfilled').length;
};

// How many each function admits: __tests__/functions, S12.
test('calls of the same moment count each other, and only those of the same caller', async () => {
  expect(await Promise.all([admitted('one'), admitted('other')])).toEqual([10, 10]);
  expect(await admitted('one')).toBe(0);
});
