import { type PageProps, graphql } from 'gatsby';
import { PostCard } from '../components/post-card/post-card';
import * as grid from '../components/post-card/post-card.module.css';
import { Seo } from '../components/seo';
import { Closing } from '../sections/closing/closing';
import { PlainHero } from '../sections/plain-hero/plain-hero';
import { type PostNode, teaserOf } from './post-node';
import type { BlogText } from '../content-model/data';

type BlogIndexData = { posts: { nodes: PostNode[] }; blog: { data: BlogText } };

/** All posts, newest first, and an invitation to a free consultation. */
export default function BlogIndex({ data }: PageProps<BlogIndexData>) {
  const { seo, hero, closing } = data.blog.data.overview;
  return (
    <>
      <Seo {...seo} path="/blog" />
      <PlainHero section={hero} />
      <section className={`wrap ${grid.overview}`} aria-label="Beiträge">
        <div className={grid.grid}>
          {data.posts.nodes.map((post) => (
            <PostCard key={post.route} post={teaserOf(post)} level={2} />
          ))}
        </div>
      </section>
      <Closing section={closing} />
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
        ...PostTeaser
      }
    }
  }
`;
