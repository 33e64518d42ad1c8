import { messages, type OverdueOrder } from '../_shared/mail/messages.ts';
import { sendMail } from '../_shared/mail/send-mail.ts';
import type { Runtime } from '../_shared/runtime.ts';
import { sha256 } from '../_shared/sha256.ts';
import type { Settings } from './settings.ts';

/**
 * Tells the agency which orders lacked a mail. The same report goes out once a day, not once an
 * hour.
 */
export async function report(
  overdue: readonly OverdueOrder[],
  settings: Settings,
  runtime: Runtime,
): Promise<void> {
  const content = messages.overdue(overdue);
  const key = `order-check/${await sha256(JSON.stringify(content))}`;
  const { agency } = settings;
  await sendMail({ to: agency, replyTo: agency, content, key }, settings, runtime);
}
