import { execFileSync } from 'node:child_process';
import { z } from 'zod';

const grants = z.array(z.object({ grantee: z.string(), name: z.string(), may: z.string() }));

test('S13 only the functions may call what is there, and nobody may come near the tables', () => {
  const args = ['__tests__/support/grants.mjs'];
  const rows = grants.parse(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })));
  expect(rows.every(({ grantee, may }) => grantee === 'service_role' && may === 'EXECUTE')).toBe(
    true,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    ...['admit', 'appointment_of', 'appointments_to_remind_of', 'book_appointment'],
    ...['cancel_appointment', 'late_mails', 'next_mail', 'open_order', 'order_status', 'owe'],
    ...['record_order', 'settle_mail', 'silent_orders', 'stop_sending', 'take_request'],
    ...['taken_times', 'tidy'],
  ]);
}, 60_000);
