import { graphql } from 'gatsby';
import { Page } from './not-found.build-only';
import { staticTemplate } from '../shell/static-template';

export default staticTemplate(Page);

export const query = graphql`
  query NotFound {
    notFound: contentData(name: { eq: "not-found" }) {
      data
    }
    search: contentData(name: { eq: "search" }) {
      data
    }
  }
`;
