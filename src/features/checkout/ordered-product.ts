import { payableProducts } from '../../config/payable-products';
import { readStored, writeStored } from '../../lib/storage';
import { isPaymentPage } from './payment-page';

const key = 'orderedProduct';

/** Remembers what is being paid for, in this tab: the page after the payment names it. */
export const rememberOrdered = (productKey: string): void =>
  writeStored('sessionStorage', key, productKey);

/** What was paid for in this tab, if it was here. */
export const orderedProduct = (): { name: string; price: number } | undefined =>
  payableProducts.get(readStored('sessionStorage', key) ?? '');

/** Key of what was not paid for: the payment page has led back to this page. Says so once. */
export function takeUnpaid(): string | undefined {
  if (!isPaymentPage(document.referrer)) return undefined;
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || new URL(visit.name).pathname !== window.location.pathname) return undefined;
  const productKey = readStored('sessionStorage', key);
  writeStored('sessionStorage', key, undefined);
  return productKey;
}
