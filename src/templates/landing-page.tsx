import { type PageProps, graphql } from 'gatsby';
import { Seo } from '../components/seo';
import type { SectionOf } from '../content-model/resolved';
import type { CoreSectionKind } from '../content-model/sections';
import type { LandingPageData } from './page-data';
import { coreSections } from './registry/core-sections';
import { SectionView } from './registry/section-view';

/** A page of content/pages that needs core sections only. */
export default function LandingPage({
  data,
}: PageProps<LandingPageData<SectionOf<CoreSectionKind>>>) {
  const { route, seo, sections } = data.landingPage;
  return (
    <>
      <Seo {...seo} path={route} />
      {sections.map((section, index) => (
        <SectionView
          key={index}
          registry={coreSections}
          kind={section.kind}
          section={section}
          position={{ index, total: sections.length }}
        />
      ))}
    </>
  );
}

export const query = graphql`
  query LandingPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
