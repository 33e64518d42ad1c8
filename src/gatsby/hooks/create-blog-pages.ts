import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { BlogText } from '../../content-model/data';
import { relatedPosts } from '../read/related-posts';
import { codePages, overviewPages, routeOfAuthor, routeOfTopic } from '../read/routes';

type Post = {
  id: string;
  route: string;
  internal: { contentFilePath: string };
  frontmatter: { author: string; category: string; tags: string[] | null };
};

type Blog = { posts: { nodes: Post[] }; blog: { data: BlogText } };

/** How many other posts each post recommends. */
const recommended = 2;

const postTemplate = resolve('src/templates/blog-post.tsx');
const listTemplate = resolve('src/templates/blog-index.tsx');

/**
 * Creates a page for each post, and lists of a dozen: all posts, those of each author, and those of
 * each topic as soon as there are two.
 */
export async function createBlogPages({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Blog>(`
    query {
      posts: allMdx(
        filter: { internal: { contentFilePath: { regex: "//content/blog//" } } }
        sort: { frontmatter: { date: DESC } }
      ) {
        nodes {
          id
          route
          internal {
            contentFilePath
          }
          frontmatter {
            author
            category
            tags
          }
        }
      }
      blog: contentData(name: { eq: "blog" }) {
        data
      }
    }
  `);
  if (data === undefined) throw new Error(String(errors));
  const posts = data.posts.nodes;
  const topics = topicsOf(posts, data.blog.data);
  const related = relatedPosts(textsOf(posts), recommended);
  posts.forEach((post, place) => {
    const { id, route, frontmatter } = post;
    // An empty id finds nothing; without one the query would find any post.
    const idAt = (other: number): string => posts[other]?.id ?? '';
    const context = {
      id,
      newer: idAt(place - 1),
      older: idAt(place + 1),
      related: related[place]?.map(idAt),
      authorPath: routeOfAuthor(frontmatter.author),
      topics: topics
        .filter((topic) => topic.posts.has(post))
        .map((topic) => ({ name: topic.name, path: routeOfTopic(topic.id) })),
    };
    actions.createPage({ path: route, component: postTemplate, context });
  });
  const createLists = (base: string, listed: readonly Post[], subject: object): void => {
    for (const { skip, limit, ...page } of overviewPages(listed.length, base)) {
      const ids = listed.slice(skip, skip + limit).map(({ id }) => id);
      const context = { ...page, ...subject, ids };
      actions.createPage({ path: page.route, component: listTemplate, context });
    }
  };
  createLists(codePages.blog, posts, {});
  for (const author of new Set(posts.map((post) => post.frontmatter.author))) {
    const own = posts.filter((post) => post.frontmatter.author === author);
    createLists(routeOfAuthor(author), own, { author });
  }
  for (const { id, posts: own } of topics) createLists(routeOfTopic(id), [...own], { topic: id });
}

/** The topics that posts have, with their posts; none while all posts have the same one. */
function topicsOf(posts: readonly Post[], { topics }: BlogText) {
  const used = topics
    .map(({ id, name }) => ({
      id,
      name,
      posts: new Set(
        posts.filter(({ frontmatter: { category, tags } }) =>
          [category, ...(tags ?? [])].includes(name),
        ),
      ),
    }))
    .filter((topic) => topic.posts.size > 0);
  return used.length > 1 ? used : [];
}

/** Reads one file after the other: all texts together would be too many to keep. */
function* textsOf(posts: readonly Post[]): Generator<string> {
  for (const { internal } of posts) yield readFileSync(internal.contentFilePath, 'utf8');
}
