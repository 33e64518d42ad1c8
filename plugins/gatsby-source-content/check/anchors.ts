import type { Content } from '../read/read-content';
import { textsIn } from './walk';

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
const namesIn = (sections: unknown): string[] =>
  textsIn(sections).flatMap(({ path, text }) =>
    /^(anchor|id)$/.test(String(path.at(-1))) ? text : [],
  );
