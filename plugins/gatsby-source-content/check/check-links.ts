import { whyUnpublished } from '../read/publishing';
import type { Content } from '../read/read-content';
import { codePages, requiredRoutes, routeOfAuthor } from '../read/routes';
import { anchorsOf } from './anchors';
import { type LinkRule, linkProblem } from './link-problem';
import { linksIn } from './links-in';
import type { Problem } from '../read/problems';
import { problemsIn } from './found';

/** Posts that only the preview shows, by address. */
function unpublishedIn({ posts }: Content, now: Date): ReadonlyMap<string, string> {
  return new Map(
    posts.flatMap(({ route, data }) => {
      const why = whyUnpublished(data, now);
      return why === undefined ? [] : [[route, why] as const];
    }),
  );
}

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
    unpublished: unpublishedIn(content, now),
    moved: new Map(content.sources.redirects?.map(({ from, to }) => [from, to])),
    domain: content.sources.site?.owner['domain'],
  };
  const files = [...content.pages, ...content.dataFiles.map((data) => ({ ...data, route: '/' }))];
  const inYaml = files.flatMap(({ route, data, ...file }) => {
    const links = linksIn(data);
    const found = links.map(({ path, target }) => ({
      path,
      message: linkProblem(target, route, rule),
    }));
    return problemsIn(file, found);
  });
  const inTexts = [...content.posts, ...content.legal].flatMap(({ file, route, text }) =>
    text.links.flatMap(({ target, line }): Problem[] => {
      const message = linkProblem(target, route, rule);
      return message ? [{ file, line, field: '', message }] : [];
    }),
  );
  return [...inYaml, ...inTexts];
}
