import { html as markup } from 'hono/html';
import { formatPrice } from '../../../src/lib/format';
import { layout, type Markup } from '../pages/layout';
import type { Payment } from './payment';
import { productByPrice } from './products';

/** Where a paid session leads: Stripe replaces the literal placeholder by the session's id. */
export function successUrl({ id, parameters }: Payment): string {
  return parameters.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** What the buyer sees instead of Stripe's own page. */
export function paymentPage(payment: Payment): Markup {
  const { amount, parameters, event } = payment;
  const price = parameters['line_items[0][price]'];
  const total = formatPrice(amount / 100);
  return layout({
    title: 'Testzahlung',
    intro: markup`<p class="lead">Diese Seite steht für die Bezahlseite von Stripe. Es ist ein Test: Es fließt kein Geld, und es werden keine Zahlungsdaten abgefragt.</p>`,
    content: markup`<div class="sheet order">
<h2>Ihre Bestellung</h2>
<dl><div><dt>${productByPrice(price)?.name ?? price}</dt><dd>${total}</dd></div>
<div class="total"><dt>Gesamt inkl. USt</dt><dd>${total}</dd></div>
<div><dt>E-Mail</dt><dd>${parameters.customer_email ?? 'nicht angegeben'}</dd></div></dl>
${event ? paidActions(payment) : openActions(payment)}
</div>`,
  });
}

/** A session that does not exist, or can no longer be paid. */
export function noPaymentPage(): Markup {
  return layout({
    title: 'Zahlung nicht gefunden',
    content: markup`<p class="empty">Diese Testzahlung gibt es nicht, oder sie ist abgelaufen. Bitte beginnen Sie auf der Website noch einmal.</p>`,
  });
}

function openActions({ id, parameters }: Payment): Markup {
  return markup`<div class="actions">
<form method="post" action="/pay/${id}"><label>Name <input name="name" autocomplete="cc-name"></label> <button>Testzahlung ausführen</button></form>
<a class="button" href="${parameters.cancel_url}">Abbrechen</a>
</div>`;
}

function paidActions(payment: Payment): Markup {
  return markup`<p class="source">Diese Testzahlung ist ausgeführt.</p>
<div class="actions"><a class="button" href="${successUrl(payment)}">Zurück zur Website</a>
<form method="post" action="/pay/${payment.id}/refund"><button>Betrag erstatten</button></form></div>`;
}
