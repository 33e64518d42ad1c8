import { type PageProps, graphql } from 'gatsby';
import { Seo } from '../components/seo';
import type { Section } from '../content-model/resolved';
import type { LandingPageData } from './page-data';
import { coreSections } from './registry/core-sections';
import { SectionView } from './registry/section-view';
import { specialSections } from './registry/special-sections';

const registry = { ...coreSections, ...specialSections };

/** A page of content/pages with sections of its page type, or with a form. */
export default function SpecialPage({ data }: PageProps<LandingPageData<Section>>) {
  const { route, seo, sections } = data.landingPage;
  return (
    <>
      <Seo {...seo} path={route} />
      {sections.map((section, index) => (
        <SectionView
          key={index}
          registry={registry}
          kind={section.kind}
          section={section}
          position={{ index, total: sections.length }}
        />
      ))}
    </>
  );
}

export const query = graphql`
  query SpecialPage($route: String!) {
    landingPage(route: { eq: $route }) {
      ...PageData
    }
  }
`;
