import { graphql } from 'gatsby';
import { Page } from './legal-page.still';
import { stillPage } from './still-page';

export default stillPage(Page);

export const query = graphql`
  query LegalPage($id: String!) {
    mdx(id: { eq: $id }) {
      route
      text {
        html
        headings {
          id
          text
        }
      }
      frontmatter {
        title
        seoTitle
        description
        updated
      }
    }
  }
`;
