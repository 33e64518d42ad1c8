import type { SectionKind } from './catalogue';
import names from './kind-names.json';

type KindNames = {
  /** What the web editor calls it. */
  label: string;
  /** What it is for, as the guide and the marks of VS Code say. */
  purpose: string;
};

/** What editors read about each kind of section, in the order of the guide. */
export const kindNames: Readonly<Record<SectionKind, KindNames>> = names;
