import { useSyncExternalStore } from 'react';
import { memoryBackedStorage } from '../../lib/storage';

const key = 'checkoutProduct';
// Of localStorage, because the link in the e-mail opens another tab.
const storage = memoryBackedStorage('localStorage');
const listeners = new Set<() => void>();

/** Key of the product that was chosen before signing in. */
export const pendingProduct = (): string | undefined => storage.getItem(key) ?? undefined;

/** Keeps the chosen product until the payment begins; undefined forgets it. */
export function setPendingProduct(productKey: string | undefined): void {
  if (productKey === undefined) storage.removeItem(key);
  else storage.setItem(key, productKey);
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
