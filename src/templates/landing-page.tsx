import { type PageProps, graphql } from 'gatsby';
import type { HomeKind } from '../sections/catalogue';
import type { SectionPageData } from './page-data';
import { homeSections } from './registry/home-sections';
import { SectionPage } from './section-page';

/** A page of content/pages without a form, a calculator or the parts of a product. */
export default function LandingPage({ data }: PageProps<SectionPageData<HomeKind>>) {
  return <SectionPage page={data.landingPage} registry={homeSections} />;
}

export const query = graphql`
  query LandingPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
