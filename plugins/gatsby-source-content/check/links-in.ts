/** A link target and the field that holds it. */
type FoundLink = { path: readonly PropertyKey[]; target: string };

/**
 * Every link in a piece of content: `to` and `path` fields, and `href`s inside rendered HTML.
 * @param value YAML data of any shape, or HTML
 */
export function linksIn(value: unknown, path: readonly PropertyKey[] = []): FoundLink[] {
  if (typeof value === 'string') {
    const key = path.at(-1);
    // A `to` that is no path is something else, such as the end of opening hours.
    if ((key === 'to' || key === 'path') && value.startsWith('/')) return [{ path, target: value }];
    return [...value.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => ({ path, target }));
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => linksIn(item, [...path, key]));
  return [];
}
