import { StaticHtml } from '../components/static-html';
import type { SectionPosition } from '../content-model/resolved';
import { type Part, useLoading } from '../lib/part-of';
import { type QueriedSection, sectionOf } from '../lib/queried-section';
import type { SectionKind, SectionOf } from '../sections/catalogue';
import { liveSections } from './live-sections';
import type { SectionComponent } from './section-component';
import { staticSections } from './static-sections.build-only';

const live: { [K in SectionKind]?: Part<SectionComponent<K>> } = liveSections;
const built: { [K in SectionKind]?: SectionComponent<K> } = staticSections ?? {};

type SectionViewProps<K extends SectionKind> = {
  section: QueriedSection<SectionOf<K>, K>;
  position: SectionPosition;
};

/**
 * Draws a section with the component of its kind. Without one, in a visitor's browser, it keeps the markup
 * the build has made of it: for good, or because its code has not come.
 */
export function SectionView<K extends SectionKind>(props: SectionViewProps<K>) {
  const { section, position } = props;
  const { kind } = section;
  // Production has it before the page is drawn (templates/page.tsx).
  useLoading(live[kind]);
  const Component: SectionComponent<K> | undefined = built[kind] ?? live[kind]?.module;
  return (
    <StaticHtml route={position.route} place={String(position.index)}>
      {Component && <Component section={sectionOf(section)} position={position} />}
    </StaticHtml>
  );
}

/** Loads the code of what some sections do in the browser. A failed download leaves their markup. */
export const loadSections = (kinds: readonly SectionKind[]): Promise<unknown> =>
  Promise.allSettled(kinds.map(async (kind) => live[kind]?.load()));
