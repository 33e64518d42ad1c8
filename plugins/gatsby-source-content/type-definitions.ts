/**
 * The types of the data layer, all declared: an empty folder or an absent field changes nothing.
 */
export const typeDefinitions = /* GraphQL */ `
  type Seo {
    title: String!
    description: String!
  }
  type LandingPage implements Node @dontInfer {
    route: String!
    seo: Seo!
    reveal: String!
    contactBand: Boolean!
    callBar: Boolean!
    indexed: Boolean!
    kinds: [String!]!
    sections: JSON!
  }
  type ContentData implements Node @dontInfer {
    name: String!
    data: JSON!
  }
  type MdxFrontmatter {
    title: String!
    excerpt: String
    date: String
    category: String
    tags: [String!]
    cover: File @fileByRelativePath
    coverAlt: String
    seoTitle: String
    description: String
    updated: String
    draft: Boolean
    author: String
  }
  type TextHeading {
    id: String!
    text: String!
  }
  type CompiledText {
    html: String!
    parts: JSON!
    headings: [TextHeading!]!
    readTime: String!
  }
`;
