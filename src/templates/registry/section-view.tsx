import type { ReactElement } from 'react';
import { Still } from '../../components/still/still';
import type { SectionPosition } from '../../content-model/resolved';
import type { LiveKind, SectionKind, SectionOf } from '../../sections/catalogue';

type SectionComponent<K extends SectionKind> = (props: {
  section: SectionOf<K>;
  position: SectionPosition;
}) => ReactElement | null;

/** One component for each of some section kinds. */
type Components<K extends SectionKind> = { [Kind in K]: SectionComponent<Kind> };

/** Components of the kinds that do something in the browser. */
export type LiveComponents<K extends SectionKind> = Components<Extract<K, LiveKind>>;

/** Components of all other kinds: the build renders them, and visitors never load their code. */
export type StillComponents<K extends SectionKind> = Components<Exclude<K, LiveKind>>;

/** The components a template has at hand: in a visitor's browser only the live ones. */
export type Registry<K extends SectionKind> = Partial<Components<K>>;

type SectionViewProps<K extends SectionKind> = {
  registry: Registry<K>;
  kind: K;
  section: SectionOf<K>;
  position: SectionPosition;
  route: string;
};

/**
 * Draws a section with the component of its kind, or keeps the markup the build has made of it. The
 * type parameter ties kind and section to each other.
 */
export function SectionView<K extends SectionKind>(props: SectionViewProps<K>) {
  const { registry, kind, section, position, route } = props;
  const Component: SectionComponent<K> | undefined = registry[kind];
  return (
    <Still route={route} place={position.index}>
      {Component && <Component section={section} position={position} />}
    </Still>
  );
}
