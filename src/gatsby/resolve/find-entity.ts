/**
 * An entity of content/data by its id.
 * @throws when there is none
 */
export function findEntity<T extends { id: string }>(entries: readonly T[], id: string): T {
  const found = entries.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`„${id}“ fehlt in content/data`);
  return found;
}
