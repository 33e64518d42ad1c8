import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PostTeaser } from '../content-model/resolved';

/** What the PostTeaser fragment brings. */
export type PostNode = {
  route: string;
  dateText: string;
  text: { readTime: string };
  frontmatter: {
    title: string;
    excerpt: string;
    category: string;
    coverAlt: string;
    cover: { childImageSharp: { gatsbyImageData: IGatsbyImageData } };
  };
};

/** The queried post as the cards take it. */
export function teaserOf({ route, dateText, text, frontmatter }: PostNode): PostTeaser {
  const { title, excerpt, category, cover, coverAlt } = frontmatter;
  return {
    path: route,
    title,
    excerpt,
    category,
    readTime: text.readTime,
    date: dateText,
    cover: { image: cover.childImageSharp.gatsbyImageData, alt: coverAlt },
  };
}

export const fragment = graphql`
  fragment PostTeaser on Mdx {
    route
    dateText
    text {
      readTime
    }
    frontmatter {
      title
      excerpt
      category
      coverAlt
      cover {
        childImageSharp {
          gatsbyImageData(width: 640, layout: CONSTRAINED, placeholder: DOMINANT_COLOR)
        }
      }
    }
  }
`;
