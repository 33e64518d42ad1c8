import type { LiveKind, SectionKind } from '../sections/catalogue';
import { Cards } from '../sections/cards/cards';
import { DayCases } from '../sections/day-cases/day-cases';
import { Closing } from '../sections/closing/closing';
import { Comparison } from '../sections/comparison/comparison';
import { DayRuler } from '../sections/day-ruler/day-ruler';
import { PriceBoard } from '../sections/price-board/price-board';
import { Faq } from '../sections/faq/faq';
import { HeroSection } from '../sections/hero/hero';
import { LatestPosts } from '../sections/latest-posts/latest-posts';
import { ProcessLines } from '../sections/process-lines/process-lines';
import { People } from '../sections/people/people';
import { Packages } from '../sections/packages/packages';
import { FactSheet } from '../sections/fact-sheet/fact-sheet';
import { Showcase } from '../sections/showcase/showcase';
import { Testimonials } from '../sections/testimonials/testimonials';
import { Dialogue } from '../sections/dialogue/dialogue';
import { DemoPicker } from '../sections/demo-picker/demo-picker';
import { buildOnly } from '../lib/build-only';
import type { SectionComponent } from './section-component';

/** Sections that do nothing in the browser: the build draws them, and visitors load no code for them. */
export const staticSections = buildOnly({
  hero: HeroSection,
  'price-board': PriceBoard,
  'process-lines': ProcessLines,
  'day-cases': DayCases,
  'latest-posts': LatestPosts,
  'day-ruler': DayRuler,
  'fact-sheet': FactSheet,
  cards: Cards,
  comparison: Comparison,
  showcase: Showcase,
  testimonials: Testimonials,
  packages: Packages,
  people: People,
  faq: Faq,
  closing: Closing,
  dialogue: Dialogue,
  'demo-picker': DemoPicker,
} satisfies { [K in Exclude<SectionKind, LiveKind>]: SectionComponent<K> });
