import { graphql } from 'gatsby';
import { Page } from './not-found.still';
import { stillPage } from './still-page';

export default stillPage(Page);

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
