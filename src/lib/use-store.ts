import { startTransition, useEffect, useState } from 'react';
import type { Store } from './create-store';
import { isHydrated } from './hydration';

/**
 * The value of a store, live. While the server's markup is hydrated, it is what the server had;
 * `useSyncExternalStore` would then draw what differs in one task that a phone feels, here it is
 * drawn in slices.
 * @param onServer what the server had
 */
export function useStore<T>(store: Store<T>, onServer: T): T {
  const [value, setValue] = useState(() => (isHydrated() ? store.get() : onServer));
  useEffect(() => {
    const show = () => setValue(() => store.get());
    // It may have changed since it was drawn.
    startTransition(show);
    return store.subscribe(show);
  }, [store]);
  return value;
}
