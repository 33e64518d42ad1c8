import { z } from 'zod';
import { orderRow } from '../../supabase/functions/_shared/orders/orders';
import products from '../../supabase/functions/_shared/products.json';
import { agencyAddress, supabaseSecretKey } from '../../tools/local-environment.mjs';
import type { ServicesProcess } from '../support/services-process';
import type { Target } from './target';

const [first] = Object.entries(products);
if (!first) throw new Error('products.json is empty');

/** What the tests buy. */
export const [productKey, product] = first;
const { priceId, mode } = product;

/** Stripe's number of a payment page. */
export const orderNumber = (page: string): string => page.split('/').at(-1) ?? '';

/** Buying through the local services, and what has become of it. */
export function shopAt(services: ServicesProcess, target: Target) {
  /** Has the Edge Function prepare a payment; gives the path of the payment page. */
  async function checkout(accessToken: string, cancelPath = '/produktvideos'): Promise<string> {
    const answer = await fetch(services.url('/functions/v1/stripe-checkout'), {
      method: 'POST',
      headers: {
        Origin: target.site,
        Authorization: `Bearer ${accessToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        price_id: priceId,
        mode,
        success_url: `${target.site}/success`,
        cancel_url: target.site + cancelPath,
      }),
    });
    const { url } = z.object({ url: z.url() }).parse(await answer.json());
    expect(url).toContain(services.url('/pay/cs_test_'));
    return new URL(url).pathname;
  }

  const pay = (page: string) => fetch(services.url(page), { method: 'POST', redirect: 'manual' });

  /** The mails to an address that Resend has taken. */
  async function orderMails(email: string) {
    const messages = await services.messages();
    return messages
      .filter(({ endpoint }) => endpoint === 'resend-emails')
      .map(({ fields }) => Object.fromEntries(fields))
      .filter((mail) => mail['to_email'] === email);
  }

  /** The mails to the agency about the orders of one buyer, who gets its answers. */
  const agencyMails = async (email: string) =>
    (await orderMails(agencyAddress)).filter((mail) => mail['reply_to'] === email);

  /** The orders of an account, the oldest first. */
  async function ordersOf(userId: string) {
    const path = `/rest/v1/orders?user_id=eq.${userId}&order=created_at`;
    const answer = await fetch(services.url(path), { headers: { apikey: supabaseSecretKey } });
    return orderRow.array().parse(await answer.json());
  }

  /** What the page after the payment is told. */
  async function orderStatus(page: string): Promise<unknown> {
    const path = `/functions/v1/order-status?session_id=${orderNumber(page)}`;
    return (await fetch(services.url(path), { headers: { Origin: target.site } })).json();
  }

  return { checkout, pay, orderMails, agencyMails, ordersOf, orderStatus };
}
