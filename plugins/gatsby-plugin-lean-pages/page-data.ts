import { z } from 'zod';
import { liveSiteKeys } from '../../src/config/live-site';
import { searchPage } from '../../src/config/search-page';
import { liveKinds } from '../../src/sections/catalogue';

const sectionPage = z.looseObject({
  route: z.string(),
  sections: z.array(z.looseObject({ kind: z.string() })),
});
const pageData = z.looseObject({
  path: z.string(),
  result: z.looseObject({
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

/** Without what an absent field says as well: no anchor, a shell with all its parts. */
const unusual = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== true),
  );

/** The kinds of sections that a page has. */
export const kindsOf = (written: unknown): string[] =>
  pageData.parse(written).result.data?.landingPage?.sections.map(({ kind }) => kind) ?? [];

/**
 * What scripts read of the data of a page: of a section without behaviour only that it is there,
 * because the browser keeps its markup.
 */
export function slimPageData(written: unknown): unknown {
  const { result, ...page } = pageData.parse(written);
  const { landingPage, search } = result.data ?? {};
  if (!landingPage)
    return {
      ...page,
      result: { ...result, data: page.path === searchPage.path ? { search } : {} },
    };
  const { title: _title, description: _description, ...rest } = landingPage;
  const sections = landingPage.sections.map((section) => ({
    ...(live.has(section.kind) && unusual(section)),
    kind: section.kind,
  }));
  return { ...page, result: { ...result, data: { landingPage: { ...unusual(rest), sections } } } };
}

/** What scripts read of the data that all pages share (src/lib/use-site.ts). */
export function slimSiteData(written: unknown): unknown {
  const { data: query } = siteQuery.safeParse(written);
  if (query === undefined) return written;
  const site = query.data.site.data;
  const data = Object.fromEntries(liveSiteKeys.map((key) => [key, site[key]]));
  // Beside a form, and where a live page ends: components/person/answering.tsx.
  const { about } = query.data.navigation.data;
  return { data: { site: { data }, navigation: { data: { about } } } };
}
