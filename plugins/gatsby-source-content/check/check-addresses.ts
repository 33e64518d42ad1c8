import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../read/read-content';
import { codePages, requiredRoutes } from '../read/routes';
import type { Problem } from '../read/problems';

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
  const folder = foldersOverBlog(root);
  const taken = own.flatMap(({ route, file }, index) => {
    // The folder is the cause: it is told once, not with every post.
    if (folder.length > 0 && route.startsWith(`${codePages.blog}/`)) return [];
    const message = reasonAgainst(root, route) ?? doubled(own, index);
    return message === undefined ? [] : [{ file, field: '', message }];
  });
  const missing = Object.entries(requiredRoutes)
    .filter(([route]) => !known.has(route))
    .map(([route, { file, why }]) => ({
      file,
      field: '',
      message: `diese Datei fehlt; die Adresse ${route} braucht die Website: ${why}`,
    }));
  return [...missing, ...folder, ...taken];
}

/** A folder of static/ in whose place all posts are. */
function foldersOverBlog(root: string): Problem[] {
  const file = `static${codePages.blog}`;
  const message =
    'dieser Ordner liegt auf den Adressen aller Beiträge; bitte umbenennen, etwa in static/bilder';
  return existsSync(join(root, file)) ? [{ file, field: '', message }] : [];
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
