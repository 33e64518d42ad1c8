import { type PageProps, graphql } from 'gatsby';
import type { SectionKind } from '../sections/catalogue';
import type { SectionPageData } from './page-data';
import { allSections } from './registry/all-sections';
import { SectionPage } from './section-page';

/** A page of content/pages with sections of any kind. */
export default function ProductPage({ data }: PageProps<SectionPageData<SectionKind>>) {
  return <SectionPage page={data.landingPage} registry={allSections} />;
}

export const query = graphql`
  query ProductPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
