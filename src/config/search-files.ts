/**
 * Where the build puts what the search loads: the engine, the name of the current index, and the
 * folder it is in. An index never changes, because its name says what is in it; a host may keep it
 * for ever.
 */
export const searchFiles = {
  engine: '/pagefind/pagefind.js',
  current: '/pagefind/index.json',
  indexes: '/search-index/',
  /** In the folder of an index. */
  compounds: 'compounds.json',
} as const;
