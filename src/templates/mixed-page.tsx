import { type PageProps, graphql } from 'gatsby';
import type { Section } from '../content-model/resolved';
import type { LandingPageData } from './page-data';
import { assistantSections } from './registry/assistant-sections';
import { coreSections } from './registry/core-sections';
import { productSections } from './registry/product-sections';
import { serviceSections } from './registry/service-sections';
import { SectionPage } from './section-page';

const registry = { ...coreSections, ...assistantSections, ...productSections, ...serviceSections };

/** A page of content/pages that mixes the sections of several families. */
export default function MixedPage({ data }: PageProps<LandingPageData<Section>>) {
  return <SectionPage page={data.landingPage} registry={registry} />;
}

export const query = graphql`
  query MixedPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
