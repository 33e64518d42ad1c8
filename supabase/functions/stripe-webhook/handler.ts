import { answer, failure } from '../_shared/answer.ts';
import { requireConfiguration } from '../_shared/environment-reader.ts';
import { sessionChange } from '../_shared/orders/session-change.ts';
import { settle } from '../_shared/orders/settle.ts';
import { readLimited } from '../_shared/read-limited.ts';
import { asHttpError, HttpError } from '../_shared/http-error.ts';
import { logFailure, type MakeFunction } from '../_shared/runtime.ts';
import { readDatabaseSettings, readMailSettings, worldFrom } from '../_shared/settings.ts';
import { recordDispute } from './record-dispute.ts';
import { recordRefund } from './record-refund.ts';
import { eventDetails, signedEvent } from './signed-event.ts';

const bodyLimit = 256 * 1_024; // bytes

const readWorld = worldFrom((reader) => ({
  webhookSecret: reader.required('STRIPE_WEBHOOK_SECRET', (secret) => /^whsec_\S+$/.test(secret)),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
}));

/**
 * The Edge Function that Stripe tells about payments. It writes the order down, then sends the
 * mails the order lacks. Events may come in any order and any number of times. Answers 200 when
 * there is nothing (more) to do; on 5xx Stripe delivers the event again, for up to three days.
 */
export const createStripeWebhook: MakeFunction = (environment, dependencies) => {
  const world = readWorld(environment, dependencies);

  async function readEvent(request: Request) {
    if (request.method !== 'POST') throw new HttpError(405, 'method_not_allowed');
    requireConfiguration(world.problems);
    const body = await readLimited(request, bodyLimit);
    const signature = request.headers.get('stripe-signature');
    return signedEvent(body, signature, world.webhookSecret, world.now());
  }

  async function record(event: Awaited<ReturnType<typeof readEvent>>): Promise<void> {
    switch (event.type) {
      case 'charge.refunded':
        return recordRefund(event.data.object, world);
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
        return recordDispute(event.data.object, world);
    }
    const change = sessionChange(event);
    if (change) await settle(change, world, { byWebhook: true });
  }

  return async (request) => {
    let event;
    try {
      event = await readEvent(request);
    } catch (error) {
      const { status } = asHttpError(error);
      // A wrong secret would otherwise lose every order without a word.
      if (status === 400 || status === 413) logFailure(world, error);
      return failure(error, world);
    }
    try {
      await record(event);
      return answer(200, { received: true });
    } catch (error) {
      return failure(error, world, {}, eventDetails(event));
    }
  };
};
