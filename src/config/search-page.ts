/** The page that searches the site, and the name the words have in its address. */
export const searchPage = { path: '/suche', parameter: 'q' } as const;

/** Where the build puts Pagefind and its index. */
export const searchFolder = '/pagefind/';
