import { relative } from 'node:path';
import type { BuildArgs } from 'gatsby';
import {
  type Answered,
  type PostFrontmatter,
  postFrontmatter,
} from '../../src/content-model/frontmatter';
import type { SourceName, Sources } from '../../src/content-model/sources';
import type { Legal, Post, Publication, Published, SectionPage } from './published';
import { codePages } from '../gatsby-source-content';

type Data<N extends SourceName> = { data: Sources[N] };
type TextNode = {
  route: string;
  internal: { contentFilePath: string };
  frontmatter: Omit<Answered<PostFrontmatter>, 'cover'> & { cover: Post['cover'] | null };
};
type PostNode = TextNode;
type Answer = { [N in (typeof dataFiles)[number]]: Data<N> } & {
  appointments: Data<'appointments'> | null;
  pages: { nodes: Omit<SectionPage, 'type'>[] };
  posts: { nodes: PostNode[] };
  legal: { nodes: TextNode[] };
};

const dataFiles = ['site', 'navigation', 'people', 'redirects', 'conversations'] as const;
const contentData = [...dataFiles, 'appointments']
  .map((name) => `${name}: contentData(name: { eq: "${name}" }) { data }`)
  .join('\n');
const { cover: _, ...plain } = postFrontmatter.shape;

const query = `
  fragment Told on Mdx {
    route
    internal { contentFilePath }
    frontmatter {
      ${Object.keys(plain).join(' ')}
      cover { absolutePath internal { contentDigest } }
    }
  }
  query {
    ${contentData}
    pages: allLandingPage(sort: { route: ASC }) {
      nodes { route indexed seo { title description } sections }
    }
    posts: allMdx(
      filter: { internal: { contentFilePath: { regex: "//content/blog//" } } }
      sort: { frontmatter: { date: DESC } }
    ) { nodes { ...Told } }
    legal: allMdx(filter: { internal: { contentFilePath: { regex: "//content/legal//" } } }) {
      nodes { ...Told }
    }
  }
`;

/** Unquoted dates of the frontmatter come as milliseconds. */
const day = (date: string): string =>
  new Date(/^\d+$/.test(date) ? Number(date) : date).toISOString().slice(0, 10);

/** Path below the repository's folder, as git writes it. */
const fileOf = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/');

function postOf({ route, internal, frontmatter }: PostNode): Post {
  const { title, date, updated, description, cover } = frontmatter;
  return {
    ...frontmatter,
    type: 'post',
    route,
    file: fileOf(internal.contentFilePath),
    html: '',
    description: description ?? title,
    date: day(date),
    updated: updated ? day(updated) : undefined,
    cover: cover ?? undefined,
    pictures: {},
  };
}

function legalOf({ route, internal, frontmatter: { title, description } }: TextNode): Legal {
  const file = fileOf(internal.contentFilePath);
  return { type: 'legal', route, file, title, description: description ?? title };
}

/**
 * Reads from the data layer what is published beside the pages themselves.
 * @throws when the data layer cannot answer
 */
export async function readPublication(
  graphql: BuildArgs['graphql'],
  routes: readonly string[],
): Promise<Publication> {
  const { data, errors } = await graphql<Answer>(query);
  if (data === undefined) throw new Error(String(errors));
  const posts = data.posts.nodes.map(postOf);
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
    conversations: data.conversations.data,
    pages: routes
      .filter((route) => !answers.includes(route))
      .map((route) => written.get(route) ?? { type: 'code', route }),
  };
}
