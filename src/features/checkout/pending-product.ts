import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/storage';

const key = 'checkoutProduct';
const listeners = new Set<() => void>();

/** Key of the product that was chosen before signing in. In localStorage: the link in the e-mail opens another tab. */
export const pendingProduct = (): string | undefined => readStored('localStorage', key);

/** Keeps the chosen product until the payment begins; undefined forgets it. */
export function setPendingProduct(productKey: string | undefined): void {
  writeStored('localStorage', key, productKey);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const none = () => undefined;

/** The chosen product, followed live. */
export function usePendingProduct(): string | undefined {
  return useSyncExternalStore(subscribe, pendingProduct, none);
}
