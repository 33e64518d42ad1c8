import type { SectionKind } from './catalogue';
import purposes from './kind-purposes.json';

/** What each kind of section is for, as VS Code says it. */
export const kindPurposes: Readonly<Record<SectionKind, string>> = purposes;
