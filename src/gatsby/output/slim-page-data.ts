import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { liveSiteKeys } from '../../config/live-site';
import { searchPage } from '../../config/search-page';
import { liveKinds } from '../../sections/catalogue';

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

/** Where the whole data is kept, below the repository's folder. */
export const keptPageData = '.cache/page-data';

/** Where Gatsby writes the data of a page. */
const fileOf = (route: string) =>
  join('page-data', route === '/' ? 'index' : route, 'page-data.json');

/**
 * Leaves out of the page data what no script reads: the browser keeps the markup of sections
 * without behaviour, so it needs to know only that they are there. The whole data stays in `keep`,
 * and what has been left out once is not read again while Gatsby does not write it anew.
 * @param publicDir Gatsby's output folder
 * @param routes every page of this build
 * @param keep folder for {@link restorePageData}
 */
export function slimPageData(publicDir: string, routes: readonly string[], keep: string): void {
  for (const route of routes) {
    const [place, whole] = [join(publicDir, fileOf(route)), join(keep, fileOf(route))];
    if (writtenAt(slimOf(whole)) > writtenAt(place)) {
      renameSync(place, whole);
      renameSync(slimOf(whole), place);
      continue;
    }
    const data = pageData.parse(JSON.parse(readFileSync(place, 'utf8')));
    if (data.result.data === undefined) continue;
    mkdirSync(dirname(whole), { recursive: true });
    renameSync(place, whole);
    const { landingPage, search } = data.result.data;
    data.result.data = route === searchPage.path ? { search } : neededOf(landingPage);
    writeFileSync(place, JSON.stringify(data));
  }
  slimSite(publicDir, keep);
}

/** The shell is markup: no script reads its menus. */
function slimSite(publicDir: string, keep: string): void {
  if (!existsSync(join(publicDir, queries))) return;
  mkdirSync(join(keep, queries), { recursive: true });
  for (const name of readdirSync(join(publicDir, queries))) {
    const file = join(publicDir, queries, name);
    const { data: query } = siteQuery.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (query === undefined) continue;
    renameSync(file, join(keep, queries, name));
    const site = query.data.site.data;
    const data = Object.fromEntries(liveSiteKeys.map((key) => [key, site[key]]));
    writeFileSync(file, JSON.stringify({ data: { site: { data } } }));
  }
}

/** Where the slim data waits while Gatsby needs the whole. */
const slimOf = (whole: string): string => `${whole}.slim`;

const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Templates without sections do nothing in the browser, which therefore needs none of their data;
 * the search needs its words.
 */
function neededOf(page?: z.output<typeof sectionPage>) {
  if (page === undefined) return {};
  const sections = page.sections.map((section) =>
    live.has(section.kind) ? section : { kind: section.kind },
  );
  return { landingPage: { route: page.route, reveal: page.reveal, sections } };
}

/**
 * Undoes {@link slimPageData}: Gatsby renders from the data it has written, also in later builds.
 */
export function restorePageData(publicDir: string, keep: string): void {
  if (!existsSync(keep)) return;
  const files = readdirSync(keep, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const [place, whole] = [join(publicDir, file), join(keep, file)];
    // Of a page that no longer exists, Gatsby has removed the data.
    if (!existsSync(place)) rmSync(whole);
    else {
      renameSync(place, slimOf(whole));
      renameSync(whole, place);
    }
  }
}
