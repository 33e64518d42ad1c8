import { type PageProps, graphql } from 'gatsby';
import { Boundary } from '../components/boundary';
import { Seo } from '../components/seo';
import { StaticHtml } from '../components/static-html';
import { SectionView, loadSections } from '../registry/section-view';
import type { QueriedSection } from '../lib/queried-section';
import type { SectionKind, SectionOf } from '../sections/catalogue';
import { Way } from './page.build-only';

type PageData = {
  landingPage: {
    route: string;
    /** In the build only, as the description. */
    title?: string;
    description: string;
    sections: QueriedSection<SectionOf<SectionKind>, SectionKind>[];
  };
};

/**
 * A page of content/pages: head data, the way to it, and its sections in order. One that fails is
 * left out.
 */
export default function Page({ data }: PageProps<PageData>) {
  const { route, title, description, sections } = data.landingPage;
  return (
    <>
      {title && <Seo title={title} description={description} path={route} />}
      <StaticHtml route={route} place="way">
        {Way && <Way route={route} />}
      </StaticHtml>
      {sections.map((section, index) => (
        <Boundary key={index} fallback={null}>
          <SectionView section={section} position={{ route, index, total: sections.length }} />
        </Boundary>
      ))}
    </>
  );
}

/** What the page waits for before it is drawn (gatsby-plugin-lean-pages/runtime). */
Page.load = ({ landingPage }: PageData) =>
  loadSections(landingPage.sections.map(({ kind }) => kind));

export const query = graphql`
  query Page($route: String!) {
    landingPage(route: { eq: $route }) {
      route
      title
      description
      reveal
      contactBand
      callBar
      sections {
        kind
        anchor
        heading
        data
      }
    }
  }
`;
