import { startTransition, useEffect, useState } from 'react';
import { isHydrated } from './hydration';

/** A value that lives outside of React and can be watched. */
type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  /** Calls `listener` on every change. @returns the function that ends this */
  subscribe: (listener: () => void) => () => void;
};

/** Creates a store; {@link useStore} shows its value. */
export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

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
