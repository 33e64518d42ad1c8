import { graphql } from 'gatsby';
import { type BlogPostProps, Page } from './post.build-only';
import { staticTemplate } from '../shell/static-template';
import { ChatAgent } from '../features/consent/chat-agent';
import { useLiveSite } from '../lib/use-site';

const StaticArticle = staticTemplate(Page);

/** A post, and the chat agent beside it. */
export default function BlogPost(props: BlogPostProps) {
  return (
    <>
      <StaticArticle {...props} />
      <ChatAgent {...useLiveSite().chatAgent} />
    </>
  );
}

export const query = graphql`
  query BlogPost($id: String!, $others: [String!]!) {
    mdx(id: { eq: $id }) {
      route
      day
      dateText
      updatedText
      writer
      unpublished
      id
      readTime
      headings {
        id
        text
      }
      insertions
      frontmatter {
        title
        description
        category
        coverAlt
        cover {
          childImageSharp {
            gatsbyImageData(width: 1200, layout: CONSTRAINED, outputPixelDensities: [0.5, 1, 2])
          }
        }
      }
    }
    blog: contentData(name: { eq: "blog" }) {
      data
    }
    others: posts(ids: $others) {
      teaser
    }
  }
`;
