import { requestMessages } from '../mail/request-messages.ts';
import { sendMail } from '../mail/send-mail.ts';
import { isoTime } from '../runtime.ts';
import type { MailWorld } from '../settings.ts';
import { sha256 } from '../sha256.ts';
import { Requests, type SentRequest } from './requests.ts';

/**
 * Sends one request to the agency, which can answer it, and marks it. Resend knows it by its id, so
 * another call sends nothing twice.
 * @throws {HttpError} when the mail service or the database does not do as asked
 */
export async function tellAgency(
  request: SentRequest,
  world: MailWorld,
  content = contentOf(request),
): Promise<void> {
  const { agency } = world;
  const replyTo = isAddress(request.email) ? request.email : agency;
  const key = `request/${request.id}`;
  const tags = { request: request.id };
  await sendMail({ to: agency, replyTo, content, key, tags }, world);
  await new Requests(world).updateAll([request], { notified_at: isoTime(world) });
}

/** A test that is sent late comes without the list of its week. */
const contentOf = (request: SentRequest) =>
  request.form === 'test' ? requestMessages.test([]) : requestMessages.request(request);

/**
 * Confirms a request to the address in it. Anybody can write anybody's address there, so the mail
 * has no word of the visitor's, and Resend, which knows it by address and day, sends it once.
 * @throws {HttpError} when the mail service does not take it
 */
export async function confirm({ email, number }: SentRequest, world: MailWorld): Promise<void> {
  if (!isAddress(email)) return;
  const day = isoTime(world).slice(0, 10);
  const key = `confirmation/${await sha256(`${email.toLowerCase()}/${day}`)}`;
  const content = requestMessages.confirmation(number);
  await sendMail({ to: email, replyTo: world.agency, content, key }, world);
}

/** What somebody typed may be none, and Resend would refuse the mail for it. */
export const isAddress = (email: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+\.\w+$/.test(email);
