/** The page that searches the site, and the name the words have in its address. */
export const searchPage = { path: '/suche', parameter: 'q' } as const;
