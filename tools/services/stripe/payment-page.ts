import { Hono } from 'hono';
import { html as markup } from 'hono/html';
import { formatPrice } from '../../../src/lib/format';
import type { ServiceEnv } from '../origins';
import { layout, type Markup, sendPage } from '../pages/layout';
import { type Payment, type Payments, productByPrice, stateOf, stripeSession } from './payments';
import { notifyWebhook } from './webhook';

/** Where a paid session leads: Stripe replaces the literal placeholder by the session's id. */
const successUrl = ({ id, parameters }: Payment): string =>
  parameters.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The payment page, which the buyer sees instead of Stripe's own. */
export function paymentRoutes(payments: Payments): Hono<ServiceEnv> {
  const payable = (id: string): Payment | undefined => {
    const payment = payments.get(id);
    return payment && stateOf(payment) !== 'expired' ? payment : undefined;
  };
  return new Hono<ServiceEnv>()
    .get('/:id', (c) => {
      const payment = payable(c.req.param('id'));
      if (!payment) return sendPage(c, missingPage(), 404);
      if (payment.state === 'complete') return c.redirect(successUrl(payment), 303);
      // Browsers apply the policy to a form's redirect too: it leads back to the website.
      const { origin } = new URL(payment.parameters.success_url);
      return sendPage(c, paymentPage(payment), 200, origin);
    })
    .post('/:id', async (c) => {
      const payment = payable(c.req.param('id'));
      if (!payment) return sendPage(c, missingPage(), 404);
      if (payment.state === 'open') {
        payment.state = 'complete';
        const session = stripeSession(payment, c.var.ownOrigin);
        // Like Stripe: the buyer goes on after the first attempt, whatever its result.
        await notifyWebhook('checkout.session.completed', session, c.var.ownOrigin);
      }
      return c.redirect(successUrl(payment), 303);
    });
}

function paymentPage({ id, amount, parameters }: Payment): Markup {
  const price = parameters['line_items[0][price]'];
  const total = formatPrice(amount / 100);
  return layout({
    title: 'Testzahlung',
    intro: markup`<p class="lead">Diese Seite steht für die Bezahlseite von Stripe. Es ist ein Test: Es fließt kein Geld, und es werden keine Zahlungsdaten abgefragt.</p>`,
    content: markup`<div class="sheet order">
<h2>Ihre Bestellung</h2>
<dl><div><dt>${productByPrice(price)?.name ?? price}</dt><dd>${total}</dd></div>
<div class="total"><dt>Gesamt inkl. USt</dt><dd>${total}</dd></div>
<div><dt>E-Mail</dt><dd>${parameters.customer_email}</dd></div></dl>
<div class="actions">
<form method="post" action="/pay/${id}"><button>Testzahlung ausführen</button></form>
<a class="button" href="${parameters.cancel_url}">Abbrechen</a>
</div>
</div>`,
  });
}

/** A session that does not exist, or can no longer be paid. */
const missingPage = (): Markup =>
  layout({
    title: 'Zahlung nicht gefunden',
    content: markup`<p class="empty">Diese Testzahlung gibt es nicht, oder sie ist abgelaufen. Bitte beginnen Sie auf der Website noch einmal.</p>`,
  });
