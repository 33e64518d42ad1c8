import type { MailContent } from '../_shared/mail/messages.ts';
import { sendMail } from '../_shared/mail/send-mail.ts';
import { sha256 } from '../_shared/sha256.ts';
import type { World } from './settings.ts';

/** Tells the agency something. The same goes out once a day, not with every check. */
export async function report(content: MailContent, world: World): Promise<void> {
  const key = `order-check/${await sha256(JSON.stringify(content))}`;
  const { agency } = world;
  await sendMail({ to: agency, replyTo: agency, content, key }, world);
}
