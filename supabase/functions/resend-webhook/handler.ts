import { answer, failure } from '../_shared/answer.ts';
import { requireConfiguration } from '../_shared/environment-reader.ts';
import { HttpError } from '../_shared/http-error.ts';
import { orderFacts } from '../_shared/mail/facts.ts';
import { messages } from '../_shared/mail/messages.ts';
import { sendMail } from '../_shared/mail/send-mail.ts';
import { Orders } from '../_shared/orders/orders.ts';
import { readLimited } from '../_shared/read-limited.ts';
import { Requests } from '../_shared/requests/requests.ts';
import { type Environment, type Runtime, runtimeWith } from '../_shared/runtime.ts';
import { readSettings } from './settings.ts';
import { signedEvent } from './signed-event.ts';

const bodyLimit = 256 * 1_024; // bytes

/** What means that a mail has reached nobody, or nobody wants to read it. */
const bad = ['email.bounced', 'email.failed', 'email.suppressed', 'email.complained'];

/**
 * The Edge Function that Resend tells what became of a mail. It marks the order or request, and
 * tells the agency of a buyer who did not get a confirmation. That the agency's own mails bounce,
 * only the check of order-check can say. On 5xx Resend delivers the event again.
 */
export function createResendWebhook(
  environment: Environment,
  dependencies: Partial<Runtime> = {},
): (request: Request) => Promise<Response> {
  const runtime = runtimeWith(dependencies);
  const settings = readSettings(environment);
  const orders = new Orders(settings, runtime);
  const requests = new Requests(settings, runtime);

  async function note(type: string, tags: Readonly<Record<string, string>>): Promise<void> {
    const { order: number, request, recipient } = tags;
    const now = new Date(runtime.now()).toISOString();
    if (request !== undefined) await requests.update({ id: `eq.${request}` }, { bounced_at: now });
    if (number === undefined) return;
    const forBuyer = recipient === 'buyer';
    const mark = forBuyer ? { buyer_bounced_at: now } : { agency_bounced_at: now };
    const [order] = await orders.update({ session_id: `eq.${number}` }, mark);
    if (order === undefined || !forBuyer) return;
    const content = messages.undelivered(orderFacts(order), type === 'email.complained');
    const key = `${order.session_id}/undelivered`;
    const { agency } = settings;
    await sendMail({ to: agency, replyTo: order.email ?? agency, content, key }, settings, runtime);
  }

  async function receive(request: Request): Promise<Response> {
    if (request.method !== 'POST') throw new HttpError(405, 'method_not_allowed');
    requireConfiguration(settings.problems);
    const body = await readLimited(request, bodyLimit);
    const { headers } = request;
    const event = await signedEvent(body, headers, settings.webhookSecret, runtime.now());
    if (bad.includes(event.type)) await note(event.type, event.data.tags);
    return answer(200, { received: true });
  }

  return (request) => receive(request).catch((error: unknown) => failure(error, runtime));
}
