import { z } from 'zod';
import { liveSiteKeys } from '../../src/config/live-site';
import { searchPage } from '../../src/config/search-page';
import { liveKinds } from '../../src/sections/catalogue';

const sectionPage = z.looseObject({
  route: z.string(),
  sections: z.array(z.looseObject({ kind: z.string() })),
});
const pageData = z.object({
  path: z.string(),
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()).default([]),
  result: z.object({
    data: z
      .looseObject({ landingPage: sectionPage.optional(), search: z.unknown().optional() })
      .optional(),
  }),
});
const siteQuery = z.object({
  data: z.object({
    site: z.object({ data: z.record(z.string(), z.unknown()) }),
    navigation: z.object({ data: z.object({ about: z.unknown() }) }),
  }),
});
const live: ReadonlySet<string> = new Set(liveKinds);

/** The kinds of sections that a page has. */
export const kindsOf = (written: unknown): string[] =>
  pageData.parse(written).result.data?.landingPage?.sections.map(({ kind }) => kind) ?? [];

/**
 * What scripts read of the data of a page: of a section without behaviour only that it is there,
 * because the browser keeps its markup. What Gatsby has in further files comes with it (runtime/loader.ts).
 * @param webpackCompilationHash names the build
 * @param query the result of a static query, by its hash
 */
export function slimPageData(
  written: unknown,
  webpackCompilationHash: string,
  query: (hash: string) => unknown,
): unknown {
  const { result, staticQueryHashes, ...page } = pageData.parse(written);
  const staticQueryResults = Object.fromEntries(
    staticQueryHashes.map((hash) => [hash, slimSiteData(query(hash))]),
  );
  const { landingPage, search } = result.data ?? {};
  const ofCode = page.path === searchPage.path ? { search } : {};
  const data = landingPage ? { landingPage: slimLandingPage(landingPage) } : ofCode;
  return {
    ...{ ...page, webpackCompilationHash, staticQueryResults },
    result: { data, pageContext: {} },
  };
}

function slimLandingPage(page: z.infer<typeof sectionPage>): object {
  const { title: _title, description: _description, ...rest } = page;
  const sections = page.sections.map((section) => ({
    ...(live.has(section.kind) && section),
    kind: section.kind,
  }));
  return { ...rest, sections };
}

/** What scripts read of the data that all pages share (src/lib/use-site.ts). */
function slimSiteData(written: unknown): unknown {
  const { data: query } = siteQuery.safeParse(written);
  if (query === undefined) return written;
  const site = query.data.site.data;
  const data = Object.fromEntries(liveSiteKeys.map((key) => [key, site[key]]));
  // Beside a form, and where a live page ends: components/person/answering.tsx.
  const { about } = query.data.navigation.data;
  return { data: { site: { data }, navigation: { data: { about } } } };
}
