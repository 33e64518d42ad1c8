import { startTransition, useEffect, useState } from 'react';

let isDone = false;

/** Whether React has taken over the server's markup: what it draws from then on may differ. */
export const isHydrated = (): boolean => isDone;

/** To be called once, when the first page is drawn. */
export function hydrationIsDone(): void {
  isDone = true;
}

/**
 * A value only the browser knows: undefined in the server's markup and while it is hydrated.
 * @param read must return the same value for as long as nothing changes
 */
export function useClientValue<T>(read: () => T): T | undefined {
  const [value, setValue] = useState(() => (isDone ? read() : undefined));
  useEffect(() => {
    const now = read();
    // In slices, as the page was hydrated; `useSyncExternalStore` would draw it in one long task.
    if (!Object.is(now, value)) startTransition(() => setValue(() => now));
  });
  return value;
}

const yes = () => true;

/** False in the server's markup and while it is hydrated, true from then on. */
export const useHydrated = (): boolean => useClientValue(yes) === true;
