import { graphql } from 'gatsby';
import { serviceSections } from './registry/service-sections';
import { sectionTemplate } from './section-page';

/** A page of content/pages about a service. */
export default sectionTemplate(serviceSections);

export const query = graphql`
  query ServicePage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
