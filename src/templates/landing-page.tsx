import { type PageProps, graphql } from 'gatsby';
import type { CoreKind } from '../sections/catalogue';
import type { SectionPageData } from './page-data';
import { coreSections } from './registry/core-sections';
import { SectionPage } from './section-page';

/** A page of content/pages that needs core sections only. */
export default function LandingPage({ data }: PageProps<SectionPageData<CoreKind>>) {
  return <SectionPage page={data.landingPage} registry={coreSections} />;
}

export const query = graphql`
  query LandingPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
