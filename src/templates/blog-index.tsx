import { type PageProps, graphql } from 'gatsby';
import { PostCard } from '../components/post-card/post-card';
import * as grid from '../components/post-card/post-card.module.css';
import { Seo } from '../components/seo';
import { Closing } from '../sections/closing/closing';
import { PlainHero } from '../sections/plain-hero/plain-hero';
import type { BlogText } from '../content-model/data';
import type { PostTeaser } from '../content-model/post-teaser';

type BlogIndexData = { posts: { nodes: { teaser: PostTeaser }[] }; blog: { data: BlogText } };

/** All posts, newest first, and an invitation to a free consultation. */
export default function BlogIndex({ data }: PageProps<BlogIndexData>) {
  const { seo, hero, closing } = data.blog.data.overview;
  return (
    <>
      <Seo {...seo} path="/blog" />
      <PlainHero section={{ kind: 'plain-hero', actions: [], ...hero }} />
      <section className={`wrap ${grid.overview}`} aria-label="Beiträge">
        <div className={grid.grid}>
          {data.posts.nodes.map(({ teaser }) => (
            <PostCard key={teaser.path} post={teaser} level={2} />
          ))}
        </div>
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
