import type { MailContent } from '../_shared/mail/messages.ts';
import { sendMail } from '../_shared/mail/send-mail.ts';
import type { Runtime } from '../_shared/runtime.ts';
import { sha256 } from '../_shared/sha256.ts';
import type { Settings } from './settings.ts';

/** Tells the agency something. The same goes out once a day, not with every check. */
export async function report(
  content: MailContent,
  settings: Settings,
  runtime: Runtime,
): Promise<void> {
  const key = `order-check/${await sha256(JSON.stringify(content))}`;
  const { agency } = settings;
  await sendMail({ to: agency, replyTo: agency, content, key }, settings, runtime);
}
