import { isRecord } from '../../../src/lib/is-record';
import type { Content } from '../read/read-content';

/** Anchors of each address whose file could be read: what may follow its #. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Collects the anchors of pages and texts. */
export function anchorsOf({ pages, posts, legal }: Content): Anchors {
  return new Map([
    ...pages.map(({ route, data }) => [route, new Set(namesIn(data.sections))] as const),
    ...[...posts, ...legal].map(({ route, text }) => [route, new Set(text.anchors)] as const),
  ]);
}

/** Sections have an `anchor`, questions an `id`. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'anchor' || key === 'id') && typeof item === 'string' ? [item] : namesIn(item),
  );
}
