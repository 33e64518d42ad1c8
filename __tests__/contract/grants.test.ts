import { execFileSync } from 'node:child_process';
import { z } from 'zod';

const grants = z.array(z.object({ grantee: z.string(), name: z.string(), may: z.string() }));

test('S13 only the functions may come near the tables, and each as far as it must', () => {
  const args = ['__tests__/support/grants.mjs'];
  const rows = grants.parse(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })));
  expect(rows).toEqual(
    Object.entries({
      appointments: 'DELETE INSERT SELECT UPDATE',
      calls: 'DELETE INSERT SELECT',
      orders: 'INSERT SELECT UPDATE',
      paid_orders: 'SELECT',
      requests: 'DELETE INSERT SELECT UPDATE',
      unsent_orders: 'SELECT',
    }).map(([name, may]) => ({ grantee: 'service_role', name, may })),
  );
}, 60_000);
