/** A value that lives outside of React and can be watched. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  /** Calls `listener` on every change. @returns the function that ends this */
  subscribe: (listener: () => void) => () => void;
};

/** Creates a store; use-store.ts shows its value. */
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
