import type { ReactElement } from 'react';
import type { SectionPosition } from '../../content-model/resolved';
import type { SectionKind, SectionOf } from '../../sections/catalogue';

type SectionComponent<K extends SectionKind> = (props: {
  section: SectionOf<K>;
  position: SectionPosition;
}) => ReactElement | null;

/** One component for each of some section kinds. */
export type Registry<K extends SectionKind> = { [Kind in K]: SectionComponent<Kind> };

type SectionViewProps<K extends SectionKind> = {
  registry: Registry<K>;
  kind: K;
  section: SectionOf<K>;
  position: SectionPosition;
};

/** Draws a section with the component of its kind. The type parameter ties one to the other. */
export function SectionView<K extends SectionKind>(props: SectionViewProps<K>) {
  const Component: SectionComponent<K> = props.registry[props.kind];
  return <Component section={props.section} position={props.position} />;
}
