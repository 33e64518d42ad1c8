import { type Context, useContext } from 'react';

/** The value of a context. @throws outside of its provider */
export function useProvided<T>(context: Context<T | undefined>, provider: string): T {
  const value = useContext(context);
  if (value === undefined) throw new Error(`This component needs a ${provider} above it.`);
  return value;
}
