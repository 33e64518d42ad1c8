import { type Publication, isIndexed, markdownPath } from '../published';

/** How many posts are named; the overview leads to all others. */
const newest = 20;

/** The guide for language models (llmstxt.org): every page by menu, with its Markdown. */
export function llmsText({ site, navigation, pages, posts }: Publication, host: string): string {
  const known = new Map(pages.filter(isIndexed).map((page) => [page.route, page]));
  const line = (route: string): string[] => {
    const page = known.get(route);
    if (page === undefined || page.type === 'code') return [];
    const [title, text] =
      'seo' in page ? [page.seo.title, page.seo.description] : [page.title, page.description];
    const [name] = title.split(' | ');
    known.delete(route);
    return [`- [${name}](${host}${markdownPath(route)}): ${text}`];
  };
  const part = ([label, routes]: [label: string, routes: string[]]): string[] => {
    const lines = routes.flatMap(line);
    return lines.length > 0 ? [`## ${label}`, '', ...lines, ''] : [];
  };
  const latest = part(['Blog', posts.slice(0, newest).map(({ route }) => route)]);
  const menus = navigation.menus.flatMap(({ label, links }) =>
    part([label, links.map(({ to }) => to)]),
  );
  const rest = [...known.values()].filter(({ type }) => type === 'page' || type === 'legal');
  return [
    `# ${site.name}`,
    '',
    `> ${site.tagline}`,
    '',
    ...menus,
    ...latest,
    ...part(['Optional', rest.map(({ route }) => route)]),
  ].join('\n');
}
