import { z } from 'zod';

const last = new Map<string, { source: string; value: unknown }>();

/**
 * Caches what is computed from a source until the source changes: shared by the content check and the
 * pages of a build, and by successive checks of the preview. Only the latest version is kept.
 * @param name of the cache; each holds one type of value
 * @param make depends on nothing but the source and our code
 */
export function cached<T>(name: string, source: string, make: () => T): T {
  const known = last.get(name);
  if (known?.source === source) return z.custom<T>().parse(known.value);
  const value = make();
  last.set(name, { source, value });
  return value;
}
