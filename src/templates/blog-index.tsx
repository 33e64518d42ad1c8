import { type PageProps, graphql } from 'gatsby';
import { PostGrid } from '../components/post-card/post-grid';
import { Seo } from '../components/seo';
import { Closing } from '../sections/closing/closing';
import { PlainHero } from '../sections/plain-hero/plain-hero';
import type { BlogText } from '../content-model/data';
import type { PostTeaser } from '../content-model/post-teaser';
import { postsLabel } from './messages';
import * as styles from './blog-index.module.css';

type BlogIndexData = { posts: { nodes: { teaser: PostTeaser }[] }; blog: { data: BlogText } };

/** All posts, newest first, and an invitation to a free consultation. */
export default function BlogIndex({ data }: PageProps<BlogIndexData>) {
  const { seo, hero, closing } = data.blog.data.overview;
  return (
    <>
      <Seo {...seo} path="/blog" />
      <PlainHero section={{ kind: 'plain-hero', actions: [], ...hero }} />
      <section className={`wrap ${styles.overview}`} aria-label={postsLabel}>
        <PostGrid posts={data.posts.nodes.map(({ teaser }) => teaser)} level={2} />
      </section>
      <Closing section={{ kind: 'closing', ...closing }} />
    </>
  );
}

export const query = graphql`
  query BlogIndex {
    blog: contentData(name: { eq: "blog" }) {
      data
    }
    posts: allMdx(
      filter: { internal: { contentFilePath: { regex: "//content/blog//" } } }
      sort: { frontmatter: { date: DESC } }
    ) {
      nodes {
        teaser
      }
    }
  }
`;
