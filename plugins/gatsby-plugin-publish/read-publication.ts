import { relative } from 'node:path';
import type { BuildArgs } from 'gatsby';
import {
  type Answered,
  type PostFrontmatter,
  postFrontmatter,
} from '../../src/content-model/frontmatter';
import type { Seo } from '../../src/content-model/primitives';
import type { SourceName, Sources } from '../../src/content-model/sources';
import type { AnySection, Legal, Post, Publication, Published } from './published';
import { hoursOfPath } from '../../src/lib/hours-pages';
import { codePages } from '../gatsby-source-content';

type Data<N extends SourceName> = { data: Sources[N] };
type TextNode = {
  route: string;
  internal: { contentFilePath: string };
  frontmatter: Omit<Answered<PostFrontmatter>, 'cover'> & { cover: Post['cover'] | null };
};
type PostNode = TextNode & Pick<Post, 'pictures'>;
type Answer = {
  site: Data<'site'>;
  navigation: Data<'navigation'>;
  people: Data<'people'>;
  packages: Data<'packages'>;
  plans: Data<'booking-plans'>;
  thirdParties: Data<'third-parties'>;
  redirects: Data<'redirects'>;
  conversations: Data<'conversations'>;
  appointments: Data<'appointments'> | null;
  pages: { nodes: { route: string; seo: Seo; indexed: boolean; sections: AnySection[] }[] };
  posts: { nodes: { id: string }[] };
  legal: { nodes: TextNode[] };
};

const { cover: _, ...plain } = postFrontmatter.shape;

const told = `
  fragment Told on Mdx {
    route
    internal { contentFilePath }
    frontmatter {
      ${Object.keys(plain).join(' ')}
      cover { absolutePath internal { contentDigest } }
    }
  }
`;

const query = `
  ${told}
  query {
    site: contentData(name: { eq: "site" }) { data }
    navigation: contentData(name: { eq: "navigation" }) { data }
    people: contentData(name: { eq: "people" }) { data }
    packages: contentData(name: { eq: "packages" }) { data }
    plans: contentData(name: { eq: "booking-plans" }) { data }
    thirdParties: contentData(name: { eq: "third-parties" }) { data }
    redirects: contentData(name: { eq: "redirects" }) { data }
    conversations: contentData(name: { eq: "conversations" }) { data }
    appointments: contentData(name: { eq: "appointments" }) { data }
    pages: allLandingPage(sort: { route: ASC }) {
      nodes { route indexed seo { title description } sections }
    }
    posts: allMdx(
      filter: { internal: { contentFilePath: { regex: "//content/blog//" } } }
      sort: { frontmatter: { date: DESC } }
    ) { nodes { id } }
    legal: allMdx(filter: { internal: { contentFilePath: { regex: "//content/legal//" } } }) {
      nodes { ...Told }
    }
  }
`;

const postsQuery = `
  ${told}
  query ($ids: [String!]!) {
    posts(ids: $ids) { pictures ...Told }
  }
`;

/** For its pictures the text of a post is read; all texts at once would be too many to keep. */
const postsAtATime = 200;

/** Unquoted dates of the frontmatter come as milliseconds. */
const day = (date: string): string =>
  new Date(/^\d+$/.test(date) ? Number(date) : date).toISOString().slice(0, 10);

/** Path below the repository's folder, as git writes it. */
const fileOf = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/');

function postOf({ route, pictures, internal, frontmatter }: PostNode): Post {
  const { title, date, updated, description, cover } = frontmatter;
  return {
    ...frontmatter,
    type: 'post',
    route,
    file: fileOf(internal.contentFilePath),
    description: description ?? title,
    date: day(date),
    updated: updated ? day(updated) : undefined,
    cover: cover ?? undefined,
    pictures,
  };
}

function legalOf({ route, internal, frontmatter: { title, description } }: TextNode): Legal {
  const file = fileOf(internal.contentFilePath);
  return { type: 'legal', route, file, title, description: description ?? title };
}

type Graphql = BuildArgs['graphql'];

async function ask<T>(graphql: Graphql, question: string, variables?: object): Promise<T> {
  const answer = await graphql<T>(question, variables);
  if (answer.data === undefined) throw new Error(String(answer.errors));
  return answer.data;
}

async function postsOf(graphql: Graphql, ids: readonly string[]): Promise<Post[]> {
  const posts: Post[] = [];
  for (let from = 0; from < ids.length; from += postsAtATime) {
    const some = { ids: ids.slice(from, from + postsAtATime) };
    const answer = await ask<{ posts: PostNode[] }>(graphql, postsQuery, some);
    posts.push(...answer.posts.map(postOf));
  }
  return posts;
}

/**
 * Reads from the data layer what is published beside the pages themselves.
 * @param routes of all pages
 * @throws when the data layer cannot answer
 */
export async function readPublication(
  graphql: Graphql,
  routes: readonly string[],
): Promise<Publication> {
  const data = await ask<Answer>(graphql, query);
  const ids = data.posts.nodes.map(({ id }) => id);
  const posts = await postsOf(graphql, ids);
  const written = new Map<string, Published>(
    [
      ...data.pages.nodes.map((page) => ({ type: 'page' as const, ...page })),
      ...data.legal.nodes.map(legalOf),
      ...posts,
    ].map((page) => [page.route, page]),
  );
  const answers: readonly string[] = [codePages.notFound, codePages.postNotFound];
  return {
    site: data.site.data,
    navigation: data.navigation.data,
    authors: data.people.data,
    redirects: data.redirects.data,
    appointments: data.appointments?.data,
    posts,
    sources: {
      site: data.site.data,
      packages: data.packages.data,
      'booking-plans': data.plans.data,
      'third-parties': data.thirdParties.data,
      conversations: data.conversations.data,
    },
    pages: routes
      .filter((route) => !answers.includes(route))
      .map((route) => written.get(route) ?? { type: 'code', route, hours: hoursOfPath(route) }),
  };
}
