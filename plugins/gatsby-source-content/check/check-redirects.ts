import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { Content } from '../read/read-content';
import { codePages, requiredRoutes } from '../read/routes';
import { adminFiles, adminPath } from '../../../src/config/admin';
import { chatFramePath } from '../../../src/config/chat-frame';
import { type Known, addressesInGit } from './addresses-in-git';
import type { Problem } from '../read/problems';
import { problemAt, problemOf } from './found';

const file = 'content/data/redirects.yaml';

/** Pages that code makes or leads to, and folders of the built site: nothing below may move away. */
const taken = [
  ...Object.values(codePages).map((path) => path.replace(/\.html$/, '')),
  ...Object.keys(requiredRoutes),
  ...[adminPath, adminFiles, chatFramePath, '/index'],
  ...['/static', '/page-data', '/pagefind', '/search-index', '/guided'],
];
const open = new Set<string>(['/', codePages.blog]);
const isTaken = (from: string): boolean =>
  taken.some((path) => from === path || (!open.has(path) && from.startsWith(`${path}/`)));

/**
 * Addresses that have disappeared without a redirect, and redirects that contradict each other or a
 * page. Where they lead to is checked as every link is.
 */
export function redirectProblems(root: string, content: Content, now: Date): Problem[] {
  const { redirects } = content.sources;
  // A broken file is reported separately.
  if (redirects === undefined) return [];
  const drafts = content.posts.filter(({ data }) => data.draft === true);
  const routes = new Set(content.addresses.map(({ route }) => route));
  for (const { route } of drafts) routes.delete(route);
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  const lineOf = content.dataFiles.find((each) => each.file === file)?.lineOf ?? (() => undefined);
  const before = addressesInGit(root);
  // A missing required page is reported separately, and so is a blog without posts.
  const gone = [...before].filter(
    ([route, { wasPublished }]) =>
      !routes.has(route) &&
      !moved.has(route) &&
      !(route in requiredRoutes) &&
      !(content.files.blog.length === 0 && route.startsWith(`${codePages.blog}/`)) &&
      wasPublished(now),
  );
  const fresh = gone.length === 0 ? [] : freshPages(root, content, before);
  return [
    ...redirects.flatMap(({ from }, index) => {
      const first = redirects.findIndex((other) => other.from === from);
      const doubled = `${from} leitet schon Eintrag ${first + 1} um; löschen Sie einen der beiden`;
      const message = inTheWay(root, from, routes) ?? (first < index ? doubled : undefined);
      return problemAt({ file, lineOf }, [index, 'from'], message);
    }),
    ...gone.flatMap(([route, known]) => {
      const draft = drafts.find((post) => post.route === route);
      const cause =
        draft === undefined
          ? `gibt es nicht mehr (${known.file})`
          : `war schon öffentlich und verschwindet, denn ${draft.file} ist jetzt ein Entwurf (draft: true)`;
      const to = draft === undefined ? successor(route, known, fresh) : codePages.blog;
      const message = `die Adresse ${route} ${cause}; damit alte Links weiter ans Ziel führen, tragen Sie hier ein: - { from: ${route}, to: ${to} }`;
      return problemOf(file, message);
    }),
  ];
}

/** What is at an address that would move. */
function inTheWay(root: string, from: string, routes: ReadonlySet<string>): string | undefined {
  if (routes.has(from)) return `die Seite ${from} gibt es; löschen Sie diese Umleitung`;
  if (isTaken(from)) return `${from} braucht die Website selbst; löschen Sie diese Umleitung`;
  return existsSync(join(root, 'static', from))
    ? `${from} gibt es in static/; löschen Sie diese Umleitung`
    : undefined;
}

/** The address of a page that git does not know yet, and the lines of its file. */
type Fresh = { route: string; lines: ReadonlySet<string> };

function freshPages(
  root: string,
  { addresses, files }: Content,
  before: ReadonlyMap<string, Known>,
): Fresh[] {
  const refused = new Set(files.refused.map(({ file: at }) => at));
  return addresses
    .filter(({ route, file: at }) => !before.has(route) && !refused.has(at))
    .map(({ route, file: at }) => {
      return { route, lines: linesOf(readFileSync(join(root, at), 'utf8')) };
    });
}

const linesOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\r?\n/).filter((line) => line.trim() !== ''));

/**
 * The page that most probably took the place of another one: a new one that says mostly the same, as
 * git tells a renamed file, or that is the only one or called alike; or the level above.
 */
function successor(route: string, { text }: Known, fresh: readonly Fresh[]): string {
  const before = [...linesOf(text())];
  const same = ({ lines }: Fresh) => before.filter((line) => lines.has(line)).length;
  const [likest] = [...fresh].sort((a, b) => same(b) - same(a));
  if (likest !== undefined && same(likest) > before.length / 2) return likest.route;
  const parent = route.startsWith('/blog/') ? '/blog' : '/';
  const [nearest = parent] = fresh
    .map((page) => page.route)
    .sort((a, b) => distance(a, route) - distance(b, route));
  return fresh.length === 1 || distance(nearest, route) <= route.length / 2 ? nearest : parent;
}
