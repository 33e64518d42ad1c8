import { whyUnpublished } from '../read/publishing';
import type { Content } from '../read/read-content';
import { codePages, requiredRoutes, routeOfAuthor } from '../read/routes';
import { type LinkRule, linkProblem } from './link-problem';
import { linksIn } from './links-in';
import type { Problem } from '../read/problems';
import { problemOf, problemsIn } from './found';
import { textsIn } from './walk';

/** Anchors of each address whose file could be read. */
const anchorsOf = ({ pages, posts, legal }: Content): LinkRule['anchors'] =>
  new Map([
    ...pages.map(({ route, data }) => [route, new Set(namesIn(data.sections))] as const),
    ...[...posts, ...legal].map(({ route, text }) => [route, new Set(text.anchors)] as const),
  ]);

/** Sections have an `anchor`, questions an `id`. */
const namesIn = (sections: unknown): string[] =>
  textsIn(sections).flatMap(({ path, text }) =>
    /^(anchor|id)$/.test(String(path.at(-1))) ? text : [],
  );

/** Links that lead nowhere or that no visitor could follow. */
export function checkLinks(root: string, content: Content, now: Date): Problem[] {
  const routes = [
    ...content.addresses.map(({ route }) => route),
    ...content.posts.map(({ data }) => routeOfAuthor(data.author)),
    ...[codePages.blog, codePages.search],
    // A missing file is reported separately.
    ...Object.keys(requiredRoutes),
  ];
  const rule: LinkRule = {
    root,
    hasNoPosts: content.files.blog.length === 0,
    routes: new Set(routes),
    anchors: anchorsOf(content),
    unpublished: new Map(
      content.posts.flatMap(({ route, data }) => {
        const why = whyUnpublished(data, now);
        return why === undefined ? [] : [[route, why]];
      }),
    ),
    moved: new Map(content.sources.redirects?.map(({ from, to }) => [from, to])),
    domain: content.sources.site?.owner['domain'],
  };
  const files = [...content.pages, ...content.dataFiles.map((data) => ({ ...data, route: '/' }))];
  const inYaml = files.flatMap(({ route, data, ...file }) => {
    const found = linksIn(data).map(({ path, target }) => {
      return { path, message: linkProblem(target, route, rule) };
    });
    return problemsIn(file, found);
  });
  const inTexts = [...content.posts, ...content.legal].flatMap(({ file, route, text }) =>
    text.links.flatMap(({ target, line }) =>
      problemOf(file, linkProblem(target, route, rule), line),
    ),
  );
  return [...inYaml, ...inTexts];
}
