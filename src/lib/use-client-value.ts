import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const onServer = () => undefined;

/**
 * A value only the browser knows: undefined in the server's markup and while it is hydrated.
 * @param read must return the same value for as long as nothing changes
 */
export function useClientValue<T>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(never, read, onServer);
}
