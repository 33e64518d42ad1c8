import { payableProducts } from '../../config/payable-products';
import { readStored, writeStored } from '../../lib/storage';

const key = 'orderedProduct';

/** Remembers what is being paid for, in this tab: the page after the payment names it. */
export const rememberOrdered = (productKey: string): void =>
  writeStored('sessionStorage', key, productKey);

/** What was paid for in this tab, if it was here. */
export const orderedProduct = (): { name: string; price: number } | undefined =>
  payableProducts.get(readStored('sessionStorage', key) ?? '');
