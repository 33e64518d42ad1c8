import type { ReactElement } from 'react';
import type { SectionPosition } from '../content-model/resolved';
import type { SectionKind, SectionOf } from '../sections/catalogue';

/** What draws the sections of a kind. */
export type SectionComponent<K extends SectionKind> = (props: {
  section: SectionOf<K>;
  position: SectionPosition;
}) => ReactElement | null;
