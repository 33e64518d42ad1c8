import { type PageProps, graphql } from 'gatsby';
import type { SectionOf } from '../content-model/resolved';
import type { CoreSectionKind, ServiceSectionKind } from '../content-model/sections';
import type { LandingPageData } from './page-data';
import { coreSections } from './registry/core-sections';
import { serviceSections } from './registry/service-sections';
import { SectionPage } from './section-page';

const registry = { ...coreSections, ...serviceSections };

/** A page of content/pages about a service, with a form, or of buying. */
export default function ServicePage({
  data,
}: PageProps<LandingPageData<SectionOf<CoreSectionKind | ServiceSectionKind>>>) {
  return <SectionPage page={data.landingPage} registry={registry} />;
}

export const query = graphql`
  query ServicePage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
