import { distance } from 'fastest-levenshtein';
import type { Content, ContentFile } from '../read/read-content';
import type { DataOf } from '../../content-model/data';
import { addressesInGit } from './addresses-in-git';
import { type Problem, fieldPath } from './problems';

const file = 'content/data/redirects.yaml';

/**
 * Addresses that have disappeared without a redirect, and redirects that contradict each other or a
 * page. Where they lead to is checked as every link is.
 * @param root the repository's folder
 */
export function redirectProblems(root: string, content: Content, now: Date): Problem[] {
  const { redirects } = content.sources;
  // A broken file is a problem of its own.
  if (redirects === undefined) return [];
  const routes = new Set(content.addresses.map(({ route }) => route));
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  const lineOf = content.dataFiles.find((each) => each.file === file)?.lineOf ?? (() => undefined);
  const before = addressesInGit(root);
  const gone = [...before].filter(
    ([route, { wasPublished }]) => !routes.has(route) && !moved.has(route) && wasPublished(now),
  );
  const fresh = [...routes].filter((route) => !before.has(route));
  return [
    ...redirects.flatMap((_, index) => wrongRedirect(redirects, index, routes, lineOf)),
    ...gone.map(([route, { file: old }]) => ({
      file,
      field: '',
      message: `die Adresse ${route} gibt es nicht mehr (${old}); damit alte Links weiter ans Ziel führen, tragen Sie hier ein: - { from: ${route}, to: ${successor(route, fresh)} }`,
    })),
  ];
}

function wrongRedirect(
  redirects: DataOf<'redirects'>,
  index: number,
  routes: ReadonlySet<string>,
  lineOf: ContentFile<unknown>['lineOf'],
): Problem[] {
  const from = redirects[index]?.from ?? '';
  const problem = (message: string): Problem[] => {
    const path = [index, 'from'];
    return [{ file, line: lineOf(path), field: fieldPath(path), message }];
  };
  if (routes.has(from)) return problem(`die Seite ${from} gibt es; löschen Sie diese Umleitung`);
  const first = redirects.findIndex((other) => other.from === from);
  if (first < index)
    return problem(`${from} leitet schon Eintrag ${first + 1} um; löschen Sie einen der beiden`);
  return [];
}

/** The page that most probably took the place of another one: a new one, or the level above. */
function successor(route: string, fresh: readonly string[]): string {
  const parent = route.startsWith('/blog/') ? '/blog' : '/';
  const [nearest = parent] = [...fresh].sort((a, b) => distance(a, route) - distance(b, route));
  return fresh.length === 1 || distance(nearest, route) <= route.length / 2 ? nearest : parent;
}
