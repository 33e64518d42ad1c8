import { type PageProps, graphql } from 'gatsby';
import type { SectionOf } from '../content-model/resolved';
import type { AssistantSectionKind, CoreSectionKind } from '../content-model/sections';
import type { LandingPageData } from './page-data';
import { assistantSections } from './registry/assistant-sections';
import { coreSections } from './registry/core-sections';
import { SectionPage } from './section-page';

const registry = { ...coreSections, ...assistantSections };

/** A page of content/pages about one assistant. */
export default function AssistantPage({
  data,
}: PageProps<LandingPageData<SectionOf<CoreSectionKind | AssistantSectionKind>>>) {
  return <SectionPage page={data.landingPage} registry={registry} />;
}

export const query = graphql`
  query AssistantPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
