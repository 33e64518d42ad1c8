import { formatPrice } from '../../../src/lib/format';
import { markup, type Markup } from '../http/markup';
import { layout } from '../pages/layout';
import { productByPrice } from './products';
import type { StoredSession } from './session';

const title = 'Testzahlung';

/** Where a paid session leads: Stripe puts the session's id in place of the literal placeholder. */
export function successUrl({ session }: StoredSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** What the buyer sees instead of Stripe's own page. */
export function paymentPage(stored: StoredSession): Markup {
  return layout({
    title,
    intro: markup`<p class="lead">Diese Seite steht für die Bezahlseite von Stripe. Es ist ein Test: Es fließt kein Geld, und es werden keine Zahlungsdaten abgefragt.</p>`,
    content: markup`<div class="sheet order">
<h2>Ihre Bestellung</h2>
<dl>${stored.items.map(itemRow)}
<div class="total"><dt>Gesamt</dt><dd>${formatPrice(stored.session.amount_total / 100)}</dd></div>
<div><dt>E-Mail</dt><dd>${stored.session.customer_email ?? 'nicht angegeben'}</dd></div></dl>
${stored.event ? paidActions(stored) : openActions(stored)}
</div>`,
  });
}

/** A session that does not exist, or can no longer be paid. */
export function noPaymentPage(): Markup {
  return layout({
    title: 'Zahlung nicht gefunden',
    intro: markup``,
    content: markup`<p class="empty">Diese Testzahlung gibt es nicht, oder sie ist abgelaufen: Eine Bezahlseite gilt 24 Stunden. Bitte beginnen Sie auf der Website noch einmal.</p>`,
  });
}

function itemRow({ price, quantity }: StoredSession['items'][number]): Markup {
  const product = productByPrice(price);
  const name = product?.name ?? price;
  const amount = product ? formatPrice(product.price * quantity) : '';
  return markup`<div><dt>${quantity === 1 ? name : `${quantity} × ${name}`}</dt><dd>${amount}</dd></div>`;
}

function openActions({ session }: StoredSession): Markup {
  const cancel = session.cancel_url;
  return markup`<div class="actions">
<form method="post" action="/pay/${session.id}"><button>Testzahlung ausführen</button></form>
${cancel === null ? [] : markup`<a class="button" href="${cancel}">Abbrechen</a>`}
</div>`;
}

function paidActions(stored: StoredSession): Markup {
  return markup`<p class="source">Diese Testzahlung ist ausgeführt.</p>
<div class="actions"><a class="button" href="${successUrl(stored)}">Zurück zur Website</a></div>`;
}
