/** Address of a page as Markdown. */
export const twinPath = (route: string): string => `${route === '/' ? '/index' : route}.md`;
