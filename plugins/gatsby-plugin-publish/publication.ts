import type { BuildArgs } from 'gatsby';
import type { DataOf, Navigation, PersonEntry, Site } from '../../src/content-model/data';
import { type QueriedSection, sectionOf } from '../../src/lib/queried-section';
import type { SectionKind, SectionOf } from '../../src/sections/catalogue';
import { codePages } from '../gatsby-source-content';

/** A section as its component gets it, of any kind. */
export type AnySection = { [K in SectionKind]: SectionOf<K> & { kind: K } }[SectionKind];

/** A page of content/pages. */
export type SectionPage = { route: string; indexed: boolean; sections: AnySection[] };

/** What is told of a post beside its text. */
export type Post = {
  route: string;
  title: string;
  excerpt: string;
  description: string | null;
  category: string;
  /** The author's name; nothing while it is a placeholder, which no page shows either. */
  author: string | undefined;
  date: string;
  updated: string | null;
  cover: { absolutePath: string; internal: { contentDigest: string } } | null;
};

/** What is told about the site beside its pages. */
export type Publication = {
  site: Site;
  navigation: Navigation;
  authors: PersonEntry[];
  redirects: DataOf<'redirects'>;
  /** Nothing where no consultations can be booked. */
  appointments: DataOf<'appointments'> | undefined;
  pages: SectionPage[];
  /** Newest first. */
  posts: Post[];
};

const dataFiles = ['site', 'navigation', 'people', 'redirects'] as const;

type Answer = { [N in (typeof dataFiles)[number]]: { data: DataOf<N> } } & {
  appointments: { data: DataOf<'appointments'> } | null;
  pages: { nodes: (Omit<SectionPage, 'sections'> & { sections: QueriedSection<AnySection>[] })[] };
  posts: {
    nodes: { route: string; frontmatter: Omit<Post, 'route' | 'author'> & { author: string } }[];
  };
};

const query = `{
  ${[...dataFiles, 'appointments'].map((name) => `${name}: contentData(name: { eq: "${name}" }) { data }`).join('\n')}
  pages: allLandingPage { nodes { route indexed sections { kind anchor heading data } } }
  posts: allMdx(
    filter: { internal: { contentFilePath: { regex: "//content/blog//" } } }
    sort: { frontmatter: { date: DESC } }
  ) {
    nodes {
      route
      frontmatter {
        title excerpt description category author date updated
        cover { absolutePath internal { contentDigest } }
      }
    }
  }
}`;

/** Unquoted dates of the front matter come as milliseconds. */
const day = (date: string): string =>
  new Date(/^\d+$/.test(date) ? Number(date) : date).toISOString().slice(0, 10);

/** Asks the data layer for what is told to machines. @throws when it cannot answer */
export async function readPublication(graphql: BuildArgs['graphql']): Promise<Publication> {
  const { data, errors } = await graphql<Answer>(query);
  if (data === undefined) throw new Error(String(errors));
  return {
    site: data.site.data,
    navigation: data.navigation.data,
    authors: data.people.data,
    redirects: data.redirects.data,
    appointments: data.appointments?.data,
    pages: data.pages.nodes.map(({ sections, ...page }) => ({
      ...page,
      sections: sections.map(sectionOf),
    })),
    posts: data.posts.nodes.map(({ route, frontmatter }) => ({
      ...frontmatter,
      author: data.people.data.find(({ id, example }) => id === frontmatter.author && !example)
        ?.name,
      route,
      date: day(frontmatter.date),
      updated: frontmatter.updated && day(frontmatter.updated),
    })),
  };
}

const answers: readonly string[] = [codePages.notFound, codePages.postNotFound];

/** Whether search engines may show a page. */
export const isIndexed = (route: string, { pages }: Publication): boolean =>
  !answers.includes(route) && pages.find((page) => page.route === route)?.indexed !== false;

/** An address of this site in full. */
export const absolute = (host: string, path: string): string =>
  path === '/' ? host : `${host}${path}`;

/** Address of the picture that networks show with a link. */
export const cardPath = (route: string): string => `/og${route === '/' ? '/index' : route}.jpg`;
