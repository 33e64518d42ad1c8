import { graphql } from 'gatsby';
import { Page } from './legal.build-only';
import { staticTemplate } from '../shell/static-template';

export default staticTemplate(Page);

export const query = graphql`
  query LegalPage($id: String!) {
    mdx(id: { eq: $id }) {
      route
      id
      headings {
        id
        text
      }
      insertions
      frontmatter {
        title
        seoTitle
        description
        updated
      }
    }
  }
`;
