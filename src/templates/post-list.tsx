import { graphql } from 'gatsby';
import { Page } from './post-list.build-only';
import { staticTemplate } from '../shell/static-template';

export default staticTemplate(Page);

export const query = graphql`
  query BlogIndex($ids: [String!]!) {
    blog: contentData(name: { eq: "blog" }) {
      data
    }
    listed: posts(ids: $ids) {
      teaser
    }
  }
`;
