import { redirect, send } from '../http/answers';
import type { Exchange, Service } from '../http/route';
import { ownOrigin } from '../http/web';
import { sendPage } from '../pages/layout';
import { failures } from './answers';
import { createSession } from './create-session';
import { noPaymentPage, paymentPage, successUrl } from './payment-page';
import { isExpired, type StoredSession } from './session';
import type { SessionStore } from './session-store';
import { deliver } from './webhook';

/** Stripe's API, as far as the site uses it. For servers only: no CORS. */
export function stripeService(store: SessionStore): Service {
  return {
    prefix: '/v1/',
    routes: [
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        endpoint: { name: 'stripe-create-session', failures },
        handle: async ({ request, response }) =>
          send(response, await createSession(request, store)),
      },
    ],
  };
}

/** The page on which the buyer pays, or not. `ending` aborts when the services end. */
export function paymentService(store: SessionStore, ending: AbortSignal): Service {
  const running = new Map<string, Promise<boolean>>();
  const tellWebhook = (stored: StoredSession, origin: string): Promise<boolean> => {
    const { id } = stored.session;
    const delivery = running.get(id);
    if (delivery) return delivery;
    const { first, delivered } = deliver(stored, origin, ending);
    running.set(id, first);
    void delivered.then(async (taken) => {
      running.delete(id);
      if (taken) await store.markDelivered(id);
      else if (!ending.aborted)
        console.warn(`Zahlungen: Der Webhook hat ${stored.event?.id} nicht angenommen.`);
    });
    return first;
  };
  const payable = ({ response, params }: Exchange): StoredSession | undefined => {
    const stored = store.get(params['id'] ?? '');
    if (stored && !isExpired(stored)) return stored;
    sendPage(response, 404, noPaymentPage());
    return undefined;
  };
  return {
    prefix: '/pay/',
    routes: [
      {
        method: 'GET',
        path: '/pay/:id',
        handle: (exchange) => {
          const stored = payable(exchange);
          if (!stored) return;
          // Browsers hold a form's redirect to the policy too: it leads back to the website.
          const { origin } = new URL(stored.session.success_url);
          sendPage(exchange.response, 200, paymentPage(stored), origin);
        },
      },
      {
        method: 'POST',
        path: '/pay/:id',
        handle: async (exchange) => {
          const stored = payable(exchange);
          if (!stored) return;
          const paid = await store.pay(stored);
          // As Stripe: the buyer goes on after the first attempt, whatever came of it.
          if (!paid.event?.delivered) await tellWebhook(paid, ownOrigin(exchange.request));
          redirect(exchange.response, successUrl(paid));
        },
      },
    ],
  };
}
