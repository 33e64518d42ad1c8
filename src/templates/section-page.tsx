import { Boundary } from '../components/boundary';
import { Seo } from '../components/seo';
import type { Seo as SeoData } from '../content-model/primitives';
import type { SectionKind, SectionOf } from '../sections/catalogue';
import { type Registry, SectionView } from './registry/section-view';

type SectionPageProps<K extends SectionKind> = {
  page: {
    route: string;
    /** In the build only. */ seo: SeoData;
    sections: (SectionOf<K> & { kind: K })[];
  };
  registry: Registry<K>;
};

/**
 * A page of content/pages: head data, and its sections in order, each drawn by the component of its
 * kind. One that fails is left out.
 */
export function SectionPage<K extends SectionKind>({ page, registry }: SectionPageProps<K>) {
  const { route, seo, sections } = page;
  return (
    <>
      <Seo {...seo} path={route} />
      {sections.map((section, index) => (
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
