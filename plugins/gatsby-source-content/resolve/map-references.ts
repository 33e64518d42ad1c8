import { type Reference, isReference } from '../../../src/content-model/sources';

/** What takes a reference's place; `path` is where it was found. */
type Replace = (reference: Reference, path: readonly PropertyKey[]) => Promise<unknown>;

/**
 * The one walker over references: copies validated content with each reference replaced. The check
 * uses it to find them, the build to resolve them.
 * @param value validated content of any shape
 */
export async function mapReferences(
  value: unknown,
  replace: Replace,
  path: readonly PropertyKey[] = [],
): Promise<unknown> {
  if (isReference(value)) return replace(value, path);
  if (Array.isArray(value))
    return Promise.all(value.map((item, index) => mapReferences(item, replace, [...path, index])));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    async ([key, item]) => [key, await mapReferences(item, replace, [...path, key])] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}
