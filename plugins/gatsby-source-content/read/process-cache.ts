import { z } from 'zod';

const last = new Map<string, { source: string; value: unknown }>();

/**
 * What a source was made into, once for each state of it: the content check and the pages of a build
 * share it, and so does one check of the preview with the next. Only the last state is kept.
 * @param name of what is made; each has one type
 * @param make depends on nothing but the source and our code
 */
export function cached<T>(name: string, source: string, make: () => T): T {
  const known = last.get(name);
  if (known?.source === source) return z.custom<T>().parse(known.value);
  const value = make();
  last.set(name, { source, value });
  return value;
}
