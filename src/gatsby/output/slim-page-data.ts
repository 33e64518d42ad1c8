import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
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

const live: ReadonlySet<string> = new Set(liveKinds);

/** Where Gatsby writes the data of a page. */
const fileOf = (route: string) =>
  join('page-data', route === '/' ? 'index' : route, 'page-data.json');

/**
 * Leaves out of the page data what no script reads: the browser keeps the markup of sections
 * without behaviour, so it needs to know only that they are there. The whole data stays in `keep`.
 * @param publicDir Gatsby's output folder
 * @param routes every page of this build
 * @param keep folder for {@link restorePageData}
 */
export function slimPageData(publicDir: string, routes: readonly string[], keep: string): void {
  for (const route of routes) {
    const file = fileOf(route);
    const data = pageData.parse(JSON.parse(readFileSync(join(publicDir, file), 'utf8')));
    if (data.result.data === undefined) continue;
    mkdirSync(dirname(join(keep, file)), { recursive: true });
    cpSync(join(publicDir, file), join(keep, file));
    const { landingPage, search } = data.result.data;
    data.result.data = route === searchPage.path ? { search } : neededOf(landingPage);
    writeFileSync(join(publicDir, file), JSON.stringify(data));
  }
}

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
  cpSync(keep, publicDir, { recursive: true });
  rmSync(keep, { recursive: true });
}
