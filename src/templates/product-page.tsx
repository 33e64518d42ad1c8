import { type PageProps, graphql } from 'gatsby';
import type { SectionOf } from '../content-model/resolved';
import type { CoreSectionKind, ProductSectionKind } from '../content-model/sections';
import type { LandingPageData } from './page-data';
import { coreSections } from './registry/core-sections';
import { productSections } from './registry/product-sections';
import { SectionPage } from './section-page';

const registry = { ...coreSections, ...productSections };

/** A page of content/pages with the instruments of a product or a training. */
export default function ProductPage({
  data,
}: PageProps<LandingPageData<SectionOf<CoreSectionKind | ProductSectionKind>>>) {
  return <SectionPage page={data.landingPage} registry={registry} />;
}

export const query = graphql`
  query ProductPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
