import type Stripe from 'stripe';
import { answer, failure, forServers } from '../_shared/serve.ts';
import { sessionChange } from '../_shared/orders/session-change.ts';
import { settle } from '../_shared/orders/settle.ts';
import { readLimited } from '../_shared/read-limited.ts';
import { asHttpError } from '../_shared/http-error.ts';
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

  /** A body that is no event is logged: a wrong secret would otherwise lose every order without a word. */
  async function readEvent(request: Request): Promise<Stripe.Event> {
    try {
      const body = await readLimited(request, bodyLimit);
      const signature = request.headers.get('stripe-signature');
      return await signedEvent(body, signature, world.webhookSecret, world.now());
    } catch (error) {
      const { status } = asHttpError(error);
      if (status === 400 || status === 413) logFailure(world, error);
      throw error;
    }
  }

  async function record(event: Stripe.Event): Promise<void> {
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

  return forServers('POST', world, async (request) => {
    const event = await readEvent(request);
    try {
      await record(event);
      return answer(200, { received: true });
    } catch (error) {
      return failure(error, world, {}, eventDetails(event));
    }
  });
};
