import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../read/read-content';
import { codePages, requiredRoutes } from '../read/routes';
import type { Problem } from '../read/problems';
import { problemOf } from './found';

/** Where the words of pages from code are kept. */
const homes: Readonly<Record<string, string>> = {
  [codePages.blog]: 'content/data/blog.yaml',
  [codePages.search]: 'content/data/search.yaml',
};

/** Addresses that two files claim, that the website keeps for itself, or that it cannot do without. */
export function addressProblems(root: string, { addresses, files }: Content): Problem[] {
  const refused = new Set(files.refused.map(({ file }) => file));
  const own = addresses.filter(({ file }) => !refused.has(file));
  const known = new Set(addresses.map(({ route }) => route));
  const inTheWay = staticOverPages(root, own);
  const taken = own.flatMap(({ route, file }, index) => {
    // The file in static/ is the cause: it is reported once, not with every page.
    if (inTheWay.some((cause) => cause.file === `static/${route.split('/')[1]}`)) return [];
    return problemOf(file, reasonAgainst(root, route) ?? doubled(own, index));
  });
  const missing = Object.entries(requiredRoutes).flatMap(([route, { file, why }]) => {
    const message = `diese Datei fehlt; die Adresse ${route} braucht die Website: ${why}`;
    return known.has(route) ? [] : problemOf(file, message);
  });
  return [...missing, ...inTheWay, ...taken];
}

/** What the build writes beside the pages. */
const built =
  /^(?:index|404|page-data|static|og|pagefind|search-index|admin|admin-files|drawings|chunk-map|webpack\.stats|manifest|sitemap|feed|robots|llms|_headers|_redirects|_nginx)(?:\.\w+)?$/;

/** What lies in static/ where the website has its pages, or files of its own. */
function staticOverPages(root: string, own: Content['addresses']): Problem[] {
  const folder = join(root, 'static');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    // Windows and macOS take Blog for blog.
    const route = `/${name.toLowerCase().replace(/\.(html|md)$/, '')}`;
    const below = own.filter((address) => address.route.startsWith(`${route}/`)).length;
    const isPage = route !== `/${name}` && own.some((address) => address.route === route);
    if (below < 2 && !isPage && !homes[route] && !built.test(name.toLowerCase())) return [];
    const place =
      route === codePages.blog
        ? 'auf den Adressen aller Beiträge'
        : 'dort, wo die Website eigene Seiten oder Dateien hat';
    const message = entry.isDirectory()
      ? `dieser Ordner liegt ${place}; bitte umbenennen, etwa in static/bilder`
      : `diese Datei liegt ${place}; bitte umbenennen`;
    return problemOf(`static/${name}`, message);
  });
}

/** Why no file may have an address, whoever else has it or not. */
export function reasonAgainst(root: string, route: string): string | undefined {
  const home = homes[route];
  if (home !== undefined)
    return `die Adresse ${route} gehört der Website selbst; ihre Texte stehen in ${home}`;
  const isOurs = /^\/(?:404|blog\/(?:404|seite|autor|thema)|page-data|static|admin)(?:\/|$)/.test(
    route,
  );
  if (isOurs)
    return `die Adresse ${route} gehört der Website selbst; bitte einen anderen Namen wählen`;
  const [, first = ''] = route.split('/');
  if (first !== '' && existsSync(join(root, 'static', first)))
    return `unter ${route} liegt schon static/${first}; bitte einen anderen Namen wählen`;
  return undefined;
}

function doubled(own: Content['addresses'], index: number): string | undefined {
  const route = own[index]?.route;
  const first = own.find((other) => other.route === route);
  if (first === undefined || first === own[index]) return undefined;
  return `die Adresse ${first.route} hat schon ${first.file}; bitte eine der beiden Dateien umbenennen`;
}
