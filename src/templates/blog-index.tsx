import { graphql } from 'gatsby';
import { Page } from './blog-index.still';
import { stillPage } from './still-page';

export default stillPage(Page);

export const query = graphql`
  query BlogIndex($ids: [String!]!) {
    blog: contentData(name: { eq: "blog" }) {
      data
    }
    people: contentData(name: { eq: "people" }) {
      data
    }
    categories: contentData(name: { eq: "categories" }) {
      data
    }
    listed: posts(ids: $ids) {
      teaser
    }
  }
`;
