import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../../../src/content-model/messages';
import type { Content } from '../read/content';
import { whyUnpublished } from '../read/files';
import type { Problem } from '../read/problems';
import { codePages, requiredRoutes } from '../read/routes';
import { problemAt, textsIn } from './walk';

/** What the links of this site can lead to. */
type Targets = {
  routes: ReadonlySet<string>;
  /** What may follow the # of each address whose file could be read. */
  anchors: ReadonlyMap<string, readonly string[]>;
  /** Posts that visitors do not see yet. */
  unpublished: ReadonlySet<string>;
};

/** Sections have an `anchor`, questions an `id`. */
const anchorsIn = (sections: unknown): string[] =>
  textsIn(sections).flatMap(({ path, text }) =>
    /^(anchor|id)$/.test(String(path.at(-1))) ? text : [],
  );

/** Links of this site that lead nowhere or that no visitor could follow. */
export function linkProblems(content: Content, now: Date): Problem[] {
  const { pages, posts, legal, dataFiles, addresses } = content;
  const texts = [...posts, ...legal];
  const targets: Targets = {
    routes: new Set([
      ...addresses.map(({ route }) => route),
      ...[codePages.blog, codePages.search, ...Object.keys(requiredRoutes)],
    ]),
    anchors: new Map([
      ...pages.map(({ route, data }) => [route, anchorsIn(data.sections)] as const),
      ...texts.map(({ route, text }) => [route, text.anchors] as const),
    ]),
    unpublished: new Set(
      posts.filter(({ data }) => whyUnpublished(data, now)).map(({ route }) => route),
    ),
  };
  const files = [...pages, ...dataFiles.map((file) => ({ ...file, route: '/' }))];
  const inYaml = files.flatMap((file) =>
    textsIn(file.data).flatMap(({ path, text }) =>
      linksIn(path.at(-1), text).flatMap((target) =>
        problemAt(file, path, linkProblem(target, file.route, targets)),
      ),
    ),
  );
  const inTexts = texts.flatMap(({ file, route, text }) =>
    text.links.flatMap(({ target, line }) => {
      const message = linkProblem(target, route, targets);
      return message === undefined ? [] : [{ file, line, message }];
    }),
  );
  return [...inYaml, ...inTexts];
}

/** `to` and `path` fields, and links inside rendered HTML. */
function linksIn(key: PropertyKey | undefined, text: string): string[] {
  if ((key === 'to' || key === 'path') && text.startsWith('/')) return [text];
  return [...text.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target);
}

/** Why a link cannot stay; those with a scheme leave the site, or are emptied by the rule for links. */
function linkProblem(target: string, route: string, targets: Targets): string | undefined {
  if (target === '') return 'das Ziel des Links fehlt; so geht es: [Text](/blog)';
  if (/^[^/?#]*:/.test(target)) return undefined;
  if (!/^[/?#]/.test(target))
    return `„${target}“ ist keine Adresse: eine dieser Website beginnt mit /, eine andere mit https://`;
  const { host, pathname, hash } = new URL(target, `https://this.site${route}`);
  if (host !== 'this.site') return `vor ${target} fehlt https:`;
  const path = decoded(pathname);
  if (!targets.routes.has(path))
    return `der Link ${target} führt zu keiner Seite${didYouMean(path, [...targets.routes])}`;
  if (targets.unpublished.has(path) && !targets.unpublished.has(route))
    return `der Link ${target} führt zu einem Beitrag, den Besucher noch nicht sehen`;
  // A conversation's own places follow that of its section, see lib/conversation-anchor.ts.
  const [anchor = ''] = decoded(hash.slice(1)).split('/');
  const known = targets.anchors.get(path);
  if (anchor === '' || known === undefined || known.includes(anchor)) return undefined;
  return `die Sprungmarke #${anchor} gibt es auf ${path} nicht${didYouMean(anchor, known)}`;
}

/** An address as people read it; one that is written wrongly stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Addresses that two files claim, that the website keeps for itself, or that it cannot do without. */
export function addressProblems(root: string, { addresses, sources }: Content): Problem[] {
  const known = new Map<string, string>();
  const taken = addresses.flatMap(({ route, file }): Problem[] => {
    const other = known.get(route);
    known.set(route, other ?? file);
    const first = route.split('/')[1] ?? '';
    if (other !== undefined)
      return [{ file, message: `die Adresse ${route} hat schon ${other}; eine ist zu viel` }];
    const isOurs =
      /^\/(blog|suche|404|page-data|static|admin|pagefind|blog\/(404|seite))(\/seite\/.*)?$/.test(
        route,
      ) ||
      (first !== '' && existsSync(join(root, 'static', first)));
    return isOurs ? [{ file, message: `die Adresse ${route} gehört der Website selbst` }] : [];
  });
  const missing = Object.entries(requiredRoutes)
    .filter(([route]) => !known.has(route))
    .map(([route, file]) => ({
      file,
      message: `diese Datei fehlt; die Website führt zu ${route}`,
    }));
  return [...missing, ...taken, ...redirectProblems(known, sources.redirects ?? [])];
}

/** Redirects from an address that a page has, or that another one redirects. */
function redirectProblems(
  pages: ReadonlyMap<string, string>,
  redirects: readonly { from: string }[],
): Problem[] {
  const file = 'content/data/redirects.yaml';
  return redirects.flatMap(({ from }, index) => {
    const field = `[${index}].from`;
    if (pages.has(from)) return [{ file, field, message: `die Seite ${from} gibt es` }];
    const isDoubled = redirects.findIndex((each) => each.from === from) < index;
    return isDoubled ? [{ file, field, message: `${from} wird schon umgeleitet` }] : [];
  });
}
