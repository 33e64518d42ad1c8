import { type PageProps, graphql } from 'gatsby';
import type { ServiceKind } from '../sections/catalogue';
import type { SectionPageData } from './page-data';
import { serviceSections } from './registry/service-sections';
import { SectionPage } from './section-page';

/** A page of content/pages about a service. */
export default function ServicePage({ data }: PageProps<SectionPageData<ServiceKind>>) {
  return <SectionPage page={data.landingPage} registry={serviceSections} />;
}

export const query = graphql`
  query ServicePage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
