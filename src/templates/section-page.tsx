import { type PageProps, graphql } from 'gatsby';
import { Boundary } from '../components/boundary';
import { Seo } from '../components/seo';
import type { Seo as SeoData } from '../content-model/primitives';
import type { SectionKind, SectionOf } from '../sections/catalogue';
import { PageWay } from './page-way';
import { type Registry, SectionView } from './registry/section-view';
import { useSlices } from './use-slices';

type SectionPageProps<K extends SectionKind> = {
  page: {
    route: string;
    /** In the build only. */ seo: SeoData;
    sections: (SectionOf<K> & { kind: K })[];
  };
  registry: Registry<K>;
};

/**
 * A page of content/pages: head data, the way to it, and its sections in order, each drawn by the
 * component of its kind. One that fails is left out.
 */
export function SectionPage<K extends SectionKind>({ page, registry }: SectionPageProps<K>) {
  const { route, seo, sections } = page;
  const count = useSlices(sections.length);
  return (
    <>
      <Seo {...seo} path={route} />
      <PageWay route={route} />
      {sections.slice(0, count).map((section, index) => (
        <Boundary key={index} fallback={null}>
          <SectionView
            registry={registry}
            kind={section.kind}
            section={section}
            route={route}
            position={{ index, total: sections.length }}
          />
        </Boundary>
      ))}
    </>
  );
}

/**
 * The template of pages of content/pages with some kinds of sections.
 * @param registry their components
 */
export const sectionTemplate = <K extends SectionKind>(registry: Registry<K>) =>
  function SectionTemplate({ data }: PageProps<{ landingPage: SectionPageProps<K>['page'] }>) {
    return <SectionPage page={data.landingPage} registry={registry} />;
  };

/** What it asks for: references are resolved. */
export const fragment = graphql`
  fragment PageData on LandingPage {
    route
    reveal
    contactBand
    callBar
    seo {
      title
      description
    }
    sections
  }
`;
