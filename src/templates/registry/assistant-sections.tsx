import type { AssistantSectionKind } from '../../content-model/sections';
import { Dialogue } from '../../sections/dialogue/dialogue';
import { PortraitHero } from '../../sections/portrait-hero/portrait-hero';
import type { Registry } from './section-view';

/** Sections of the assistants' pages. Complete, or it does not compile. */
export const assistantSections = {
  'portrait-hero': PortraitHero,
  dialogue: Dialogue,
} satisfies Registry<AssistantSectionKind>;
