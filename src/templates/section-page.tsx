import type { ReactElement } from 'react';
import { Seo } from '../components/seo';
import type { SectionPosition } from '../content-model/resolved';
import type { LandingPageData } from './page-data';

type SectionPageProps<S> = {
  page: LandingPageData<S>['landingPage'];
  draw: (section: S, position: SectionPosition) => ReactElement;
};

/** A page of content/pages: head data, and its sections in order, drawn by the template's registry. */
export function SectionPage<S>({ page, draw }: SectionPageProps<S>) {
  const { route, seo, sections } = page;
  return (
    <>
      <Seo {...seo} path={route} />
      {sections.map((section, index) => draw(section, { index, total: sections.length }))}
    </>
  );
}
