import type { Content } from '../read/read-content';
import { codePages } from '../read/routes';
import { linksIn } from './links-in';
import { type Problem, fieldPath } from './problems';

type Route = { route: string; file: string };

/** Links of this site that lead to no page, and addresses that two files claim. */
export function checkLinks(content: Content): Problem[] {
  const routes: Route[] = [
    ...content.pages,
    ...content.posts,
    ...content.legal,
    { route: codePages.blog, file: 'src/gatsby/read/routes.ts' },
  ];
  return [...duplicateRoutes(routes), ...brokenLinks(content, routes)];
}

function duplicateRoutes(routes: readonly Route[]): Problem[] {
  return routes.flatMap(({ route, file }, index) => {
    const first = routes.findIndex((other) => other.route === route);
    if (first === index) return [];
    return [{ file, field: '', message: `die Adresse ${route} hat schon ${routes[first]?.file}` }];
  });
}

function brokenLinks(content: Content, routes: readonly Route[]): Problem[] {
  const known = new Set(routes.map(({ route }) => route));
  const sources = [
    ...content.pages.map((page) => ({ ...page, links: linksIn(page.data) })),
    ...[...content.posts, ...content.legal].map((text) => ({
      ...text,
      lineOf: () => undefined,
      links: linksIn(text.text.html),
    })),
    ...content.dataFiles.map((data) => ({ ...data, route: '/', links: linksIn(data.data) })),
  ];
  return sources.flatMap(({ file, route, lineOf, links }) =>
    links
      .filter(({ target }) => isBroken(target, route, known))
      .map(({ path, target }) => ({
        file,
        line: lineOf(path),
        field: fieldPath(path),
        message: `der Link ${target} führt zu keiner Seite`,
      })),
  );
}

/** Whether a link of this site leads nowhere, read as a browser would on the page that has it. */
function isBroken(target: string, route: string, known: ReadonlySet<string>): boolean {
  if (target === '' || /^[a-z][a-z0-9+.-]*:/i.test(target)) return false;
  const page = new URL(route, 'https://this.site');
  const { host, pathname } = new URL(target, page);
  return host !== page.host || !known.has(pathname);
}
