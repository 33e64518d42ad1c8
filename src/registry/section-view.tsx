import { useEffect, useState } from 'react';
import type { Part } from '../components/on-demand';
import { StaticHtml } from '../components/static-html';
import type { SectionPosition } from '../content-model/resolved';
import type { SectionKind, SectionOf } from '../sections/catalogue';
import { liveSections } from './live-sections';
import type { SectionComponent } from './section-component';
import { staticSections } from './static-sections.build-only';

const live: { [K in SectionKind]?: Part<SectionComponent<K>> } = liveSections;
const built: { [K in SectionKind]?: SectionComponent<K> } = staticSections ?? {};

type SectionViewProps<K extends SectionKind> = {
  kind: K;
  section: SectionOf<K>;
  position: SectionPosition;
  route: string;
};

/**
 * Draws a section with the component of its kind. Without one, in a visitor's browser, it keeps the markup
 * the build has made of it: for good, or because its code has not come.
 */
export function SectionView<K extends SectionKind>(props: SectionViewProps<K>) {
  const { kind, section, position, route } = props;
  const liveComponent = useLoaded<SectionComponent<K>>(live[kind]);
  const Component: SectionComponent<K> | undefined = built[kind] ?? liveComponent;
  return (
    <StaticHtml route={route} place={String(position.index)}>
      {Component && <Component section={section} position={position} />}
    </StaticHtml>
  );
}

/** A part as soon as it is there; the production build has it before the page is drawn (templates/page.tsx). */
function useLoaded<Module>(part: Part<Module> | undefined): Module | undefined {
  const [module, setModule] = useState(() => part?.module);
  useEffect(() => {
    part?.load().then(
      (loaded) => setModule(() => loaded),
      () => undefined,
    );
  }, [part]);
  return module;
}

/** Loads the code of what some sections do in the browser. A failed download leaves their markup. */
export const loadSections = (kinds: readonly SectionKind[]): Promise<unknown> =>
  Promise.all(kinds.map((kind) => live[kind]?.load().catch(() => undefined)));
