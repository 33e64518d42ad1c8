import { Seo } from '../components/seo';
import type { SectionOf } from '../content-model/resolved';
import type { SectionKind } from '../content-model/sections';
import type { LandingPageData } from './page-data';
import { type Registry, SectionView } from './registry/section-view';

type SectionPageProps<K extends SectionKind> = {
  page: LandingPageData<SectionOf<K> & { kind: K }>['landingPage'];
  registry: Registry<K>;
};

/** A page of content/pages: head data, and its sections in order, each drawn by the component of its kind. */
export function SectionPage<K extends SectionKind>({ page, registry }: SectionPageProps<K>) {
  const { route, seo, sections } = page;
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
