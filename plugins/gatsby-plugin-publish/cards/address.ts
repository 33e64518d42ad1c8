/** What networks show for a link: 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Address of a page's card. */
export const cardPath = (route: string): string => `/og${route === '/' ? '/index' : route}.png`;
