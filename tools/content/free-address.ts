import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dataSchemas } from '../../src/content-model/data';
import {
  contentFiles,
  reasonAgainst,
  routeOfLegal,
  routeOfPage,
  routeOfPost,
} from '../../plugins/gatsby-source-content';

const redirectsFile = 'content/data/redirects.yaml';

/**
 * Why a new page or post cannot have an address, as the check would say it afterwards.
 * @param root the repository's folder
 */
export function addressProblem(root: string, route: string): string | undefined {
  const { pages, blog, legal } = contentFiles(root);
  const taken = [
    ...pages.map((name) => ({ route: routeOfPage(name), file: `content/pages/${name}` })),
    ...blog.map((name) => ({ route: routeOfPost(name), file: `content/blog/${name}` })),
    ...legal.map((name) => ({ route: routeOfLegal(name), file: `content/legal/${name}` })),
  ].find((each) => each.route === route);
  if (taken !== undefined) return `die Adresse ${route} gibt es schon (${taken.file})`;
  return reasonAgainst(root, route) ?? redirected(root, route);
}

function redirected(root: string, route: string): string | undefined {
  const to = redirectsIn(join(root, redirectsFile)).find(({ from }) => from === route)?.to;
  return (
    to &&
    `${redirectsFile} leitet ${route} nach ${to} um; löschen Sie dort die Zeile, oder wählen Sie eine andere Adresse`
  );
}

/** None in a broken file, which the check names. */
function redirectsIn(path: string) {
  try {
    const written: unknown = existsSync(path) ? parse(readFileSync(path, 'utf8')) : [];
    return dataSchemas.redirects.safeParse(written).data ?? [];
  } catch {
    return [];
  }
}
