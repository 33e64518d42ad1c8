import { requestMessages } from '../mail/request-messages.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Runtime } from '../runtime.ts';
import type { MailSettings } from '../settings.ts';
import type { Requests, SentRequest } from './requests.ts';

/**
 * Sends one request to the agency, which can answer it, and marks it. Resend knows it by its id, so
 * another call sends nothing twice.
 * @throws {HttpError} when the mail service or the database does not do as asked
 */
export async function tellAgency(
  request: SentRequest,
  requests: Requests,
  settings: MailSettings,
  runtime: Runtime,
  content = contentOf(request),
): Promise<void> {
  const { agency } = settings;
  const replyTo = isAddress(request.email) ? request.email : agency;
  const key = `request/${request.id}`;
  const tags = { request: request.id };
  await sendMail({ to: agency, replyTo, content, key, tags }, settings, runtime);
  await requests.markSent([request], runtime.now());
}

/** A test that is sent late comes without the list of its week. */
const contentOf = (request: SentRequest) =>
  request.form === 'test' ? requestMessages.test([]) : requestMessages.request(request);

/** What somebody typed may be none, and Resend would refuse the mail for it. */
export const isAddress = (email: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+\.\w+$/.test(email);
