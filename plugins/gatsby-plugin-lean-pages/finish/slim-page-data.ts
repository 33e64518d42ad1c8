import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { liveSiteKeys } from '../../../src/config/live-site';
import { searchPage } from '../../../src/config/search-page';
import { liveKinds } from '../../../src/sections/catalogue';
import { linkFile } from './site-folders';

const sectionPage = z.looseObject({
  route: z.string(),
  reveal: z.string().optional(),
  sections: z.array(z.looseObject({ kind: z.string() })),
});
const pageData = z.looseObject({
  result: z.looseObject({
    data: z
      .looseObject({ landingPage: sectionPage.optional(), search: z.unknown().optional() })
      .optional(),
  }),
});

/** What all pages share (lib/use-site.ts). */
const siteQuery = z.object({
  data: z.object({ site: z.object({ data: z.record(z.string(), z.unknown()) }) }),
});
const queries = 'page-data/sq/d';

const live: ReadonlySet<string> = new Set(liveKinds);

/** Where Gatsby writes the data of a page. */
const fileOf = (route: string) =>
  join('page-data', route === '/' ? 'index' : route, 'page-data.json');

/**
 * Writes the data of the pages without what no script reads: the browser keeps the markup of sections
 * without behaviour, so it needs to know only that they are there.
 */
export function slimPageData(raw: string, publicDir: string, routes: readonly string[]): void {
  const write = (file: string, data: unknown): void => {
    mkdirSync(dirname(join(publicDir, file)), { recursive: true });
    writeFileSync(join(publicDir, file), JSON.stringify(data));
  };
  const read = (file: string): unknown => JSON.parse(readFileSync(join(raw, file), 'utf8'));
  for (const route of routes) write(fileOf(route), slimPage(route, read(fileOf(route))));
  for (const name of readdirSync(join(raw, queries)))
    write(`${queries}/${name}`, slimQuery(read(`${queries}/${name}`)));
  linkFile(raw, publicDir, 'page-data/app-data.json');
}

function slimPage(route: string, written: unknown): unknown {
  const page = pageData.parse(written);
  if (page.result.data === undefined) return page;
  const { landingPage, search } = page.result.data;
  page.result.data = route === searchPage.path ? { search } : neededOf(landingPage);
  return page;
}

/** The shell is markup: no script reads its menus. */
function slimQuery(written: unknown): unknown {
  const { data: query } = siteQuery.safeParse(written);
  if (query === undefined) return written;
  const site = query.data.site.data;
  const data = Object.fromEntries(liveSiteKeys.map((key) => [key, site[key]]));
  return { data: { site: { data } } };
}

/**
 * Templates without sections do nothing in the browser, which therefore needs none of their data;
 * the search needs its words.
 */
function neededOf(page?: z.output<typeof sectionPage>) {
  if (page === undefined) return {};
  const sections = page.sections.map(({ kind, ...fields }) => ({
    kind,
    ...(live.has(kind) && fields),
  }));
  return { landingPage: { route: page.route, reveal: page.reveal, sections } };
}
