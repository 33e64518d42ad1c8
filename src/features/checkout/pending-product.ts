import { readStored, writeStored } from '../../lib/storage';

const key = 'checkoutProduct';

/** Key of the product chosen before signing in. For all tabs: the link in the e-mail opens one. */
export const pendingProduct = (): string | undefined => readStored('localStorage', key);

/** Keeps the chosen product until the payment begins; undefined forgets it. */
export function setPendingProduct(productKey: string | undefined): void {
  writeStored('localStorage', key, productKey);
}
