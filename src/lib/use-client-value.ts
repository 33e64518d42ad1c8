import { startTransition, useEffect, useState } from 'react';
import { isHydrated } from './hydration';

/**
 * A value only the browser knows: undefined in the server's markup and while it is hydrated.
 * @param read must return the same value for as long as nothing changes
 */
export function useClientValue<T>(read: () => T): T | undefined {
  const [value, setValue] = useState(() => (isHydrated() ? read() : undefined));
  useEffect(() => {
    const now = read();
    // In slices, as the page was hydrated; `useSyncExternalStore` would draw it in one long task.
    if (!Object.is(now, value)) startTransition(() => setValue(() => now));
  });
  return value;
}
