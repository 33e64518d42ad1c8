import { answer, failure } from '../_shared/answer.ts';
import { requireConfiguration } from '../_shared/environment-reader.ts';
import { Orders } from '../_shared/orders/orders.ts';
import { sessionChange } from '../_shared/orders/session-change.ts';
import { settle } from '../_shared/orders/settle.ts';
import { readLimited } from '../_shared/read-limited.ts';
import { asHttpError, HttpError } from '../_shared/http-error.ts';
import { logFailure, type MakeFunction, runtimeWith } from '../_shared/runtime.ts';
import { eventDetails } from './event-details.ts';
import { recordDispute } from './record-dispute.ts';
import { recordRefund } from './record-refund.ts';
import { readSettings } from './settings.ts';
import { signedEvent } from './signed-event.ts';

const bodyLimit = 256 * 1_024; // bytes

/**
 * The Edge Function that Stripe tells about payments. It writes the order down, then sends the
 * mails the order lacks. Events may come in any order and any number of times. Answers 200 when
 * there is nothing (more) to do; on 5xx Stripe delivers the event again, for up to three days.
 */
export const createStripeWebhook: MakeFunction = (environment, dependencies = {}) => {
  const runtime = runtimeWith(dependencies);
  const settings = readSettings(environment);
  const orders = new Orders(settings, runtime);

  async function readEvent(request: Request) {
    if (request.method !== 'POST') throw new HttpError(405, 'method_not_allowed');
    requireConfiguration(settings.problems);
    const body = await readLimited(request, bodyLimit);
    const signature = request.headers.get('stripe-signature');
    return signedEvent(body, signature, settings.webhookSecret, runtime.now());
  }

  async function record(event: Awaited<ReturnType<typeof readEvent>>): Promise<void> {
    switch (event.type) {
      case 'charge.refunded':
        return recordRefund(event.data.object, orders);
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
        return recordDispute(event.data.object, orders, settings, runtime);
    }
    const change = sessionChange(event);
    if (change) await settle(change, orders, settings, runtime, { byWebhook: true });
  }

  return async (request) => {
    let event;
    try {
      event = await readEvent(request);
    } catch (error) {
      const { status, code, details } = asHttpError(error);
      // A wrong secret would otherwise lose every order without a word.
      if (status === 400 || status === 413) logFailure(runtime, code, details);
      return failure(error, runtime);
    }
    try {
      await record(event);
      return answer(200, { received: true });
    } catch (error) {
      return failure(error, runtime, {}, eventDetails(event));
    }
  };
};
