import { answer, failure } from '../_shared/answer.ts';
import { requireConfiguration } from '../_shared/environment-reader.ts';
import { readLimited } from '../_shared/read-limited.ts';
import { errorType, Refusal } from '../_shared/refusal.ts';
import { type Environment, logFailure, type Runtime, runtimeWith } from '../_shared/runtime.ts';
import { Claims } from './claims.ts';
import { type Confirmation, confirmation } from './confirmation.ts';
import { paidOrder } from './paid-order.ts';
import { sendMail } from './send-mail.ts';
import { readSettings } from './settings.ts';
import { signedEvent } from './signed-event.ts';

const bodyLimit = 256 * 1_024; // bytes

/**
 * The Edge Function that Stripe tells about payments, and that confirms the order to the buyer by e-mail.
 * Answers 200 when there is nothing (more) to do; on 5xx Stripe delivers the event again, for up to three days.
 */
export function createStripeWebhook(
  environment: Environment,
  dependencies: Partial<Runtime> = {},
): (request: Request) => Promise<Response> {
  const runtime = runtimeWith(dependencies);
  const settings = readSettings(environment);
  const claims = new Claims(settings, runtime);

  async function receive(request: Request): Promise<Response> {
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed');
    requireConfiguration(settings.problems);
    const body = await readLimited(request, bodyLimit);
    const signature = request.headers.get('stripe-signature');
    const event = await signedEvent(body, signature, settings.webhookSecret, runtime.now());
    const order = paidOrder(event);
    if (order) await confirmOnce(order.session.id, confirmation(order));
    return answer(200, { received: true });
  }

  /** Claimed is the session, not the event: two types of event tell of the same payment, and one mail is due. */
  async function confirmOnce(sessionId: string, mail: Confirmation): Promise<void> {
    const claim = await claims.claim(sessionId);
    if (claim === 'done') return;
    if (claim === 'busy') throw new Refusal(503, 'in_progress');
    try {
      await sendMail(mail, settings, runtime);
    } catch (error) {
      // A claim that cannot be released becomes stale; Stripe's later deliveries then take it over.
      await claims.release(sessionId, claim.claimedAt).catch(note);
      throw error;
    }
    // The mail is out. An error now would make Stripe deliver again, and the buyer get a second one.
    await claims.finish(sessionId).catch(note);
  }

  function note(error: unknown): void {
    logFailure(runtime, 'claim_not_updated', { type: errorType(error) });
  }

  return (request) => receive(request).catch((error: unknown) => failure(error, runtime));
}
