import { isRecord } from '../../../src/lib/is-record';

/** A value inside content and where it stands. */
export type Value = { path: readonly PropertyKey[]; value: unknown };

/** Every value inside a piece of content, itself included, from the outside in. */
export function walk(
  value: unknown,
  path: readonly PropertyKey[] = [],
  found: Value[] = [],
): Value[] {
  found.push({ path, value });
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index], found));
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) walk(item, [...path, key], found);
  return found;
}

/** Every text inside a piece of content. */
export const textsIn = (
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; text: string }[] =>
  walk(value, path).flatMap((found) =>
    typeof found.value === 'string' ? [{ path: found.path, text: found.value }] : [],
  );

/** Items of a list that repeat an earlier one, by what tells them apart. */
export function repeated<T>(
  items: readonly T[],
  keyOf: (item: T) => string | undefined,
): { item: T; index: number; key: string; first: number }[] {
  const seen = new Map<string, number>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const first = seen.get(key);
    if (first !== undefined) return [{ item, index, key, first }];
    seen.set(key, index);
    return [];
  });
}

/** Sections of a page that are the same as an earlier one, word for word. */
export const repeatedSections = (sections: unknown): { index: number; first: number }[] =>
  Array.isArray(sections) ? repeated(sections, (section) => JSON.stringify(section)) : [];
