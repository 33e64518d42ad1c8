import { requestMessages } from '../mail/request-messages.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Runtime } from '../runtime.ts';
import { sha256 } from '../sha256.ts';
import type { MailSettings } from '../settings.ts';
import type { SentRequest } from './requests.ts';
import { isAddress } from './tell-agency.ts';

/**
 * Confirms a request to the address in it. Anybody can write anybody's address there, so the mail
 * has no word of the visitor's, and Resend, which knows it by address and day, sends it once.
 * @throws {HttpError} when the mail service does not take it
 */
export async function confirm(
  { email, number }: SentRequest,
  settings: MailSettings,
  runtime: Runtime,
): Promise<void> {
  if (!isAddress(email)) return;
  const day = new Date(runtime.now()).toISOString().slice(0, 10);
  const key = `confirmation/${await sha256(`${email.toLowerCase()}/${day}`)}`;
  const content = requestMessages.confirmation(number);
  await sendMail({ to: email, replyTo: settings.agency, content, key }, settings, runtime);
}
