/**
 * Where the build puts what the search loads: the engine, the list of the indexes, and their folder.
 * An index never changes, because its name says what is in it; a host may keep it for ever.
 */
export const searchFiles = {
  engine: '/pagefind/pagefind.js',
  list: '/pagefind/indexes.json',
  indexes: '/search-index/',
} as const;
