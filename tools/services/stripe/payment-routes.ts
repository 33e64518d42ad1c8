import { Hono } from 'hono';
import type { ServiceEnv } from '../origins';
import { sendPage } from '../pages/layout';
import { completedEvent, refundedEvent } from './events';
import { isExpired, markDelivered, pay, type Payment, type PaymentStore } from './payment';
import { noPaymentPage, paymentPage, successUrl } from './payment-page';
import { notifyWebhook } from './webhook';

/** The payment page. `ending` aborts when the services shut down. */
export function paymentRoutes(store: PaymentStore, ending: AbortSignal): Hono<ServiceEnv> {
  const payable = (id: string): Payment | undefined => {
    const payment = store.get(id);
    return payment && !isExpired(payment) ? payment : undefined;
  };
  return new Hono<ServiceEnv>()
    .get('/:id', (c) => {
      const payment = payable(c.req.param('id'));
      if (!payment) return sendPage(c, noPaymentPage(), 404);
      // Browsers apply the policy to a form's redirect too: it leads back to the website.
      const { origin } = new URL(payment.parameters.success_url);
      return sendPage(c, paymentPage(payment), 200, origin);
    })
    .post('/:id', async (c) => {
      const payment = payable(c.req.param('id'));
      if (!payment) return sendPage(c, noPaymentPage(), 404);
      const { name } = await c.req.parseBody();
      const paid = pay(payment, typeof name === 'string' ? name : '');
      store.save(paid);
      // Like Stripe: the buyer goes on after the first attempt, whatever its result.
      const event = completedEvent(paid, c.var.ownOrigin);
      if (event && !paid.event?.delivered) {
        // An event not delivered before shutdown is sent again when the buyer returns.
        const onTaken = () => store.save(markDelivered(paid));
        await notifyWebhook(event, c.var.ownOrigin, ending, onTaken);
      }
      return c.redirect(successUrl(paid), 303);
    })
    .post('/:id/refund', async (c) => {
      const payment = store.get(c.req.param('id'));
      if (!payment?.event) return sendPage(c, noPaymentPage(), 404);
      await notifyWebhook(refundedEvent(payment), c.var.ownOrigin, ending);
      return c.redirect(`/pay/${payment.id}`, 303);
    });
}
