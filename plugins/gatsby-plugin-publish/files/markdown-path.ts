/** Address of a page as Markdown. */
export const markdownPath = (route: string): string => `${route === '/' ? '/index' : route}.md`;
