import type { LiveKind, SectionKind } from '../sections/catalogue';
import { Audience } from '../sections/audience/audience';
import { Cards } from '../sections/cards/cards';
import { DayCases } from '../sections/day-cases/day-cases';
import { Closing } from '../sections/closing/closing';
import { Comparison } from '../sections/comparison/comparison';
import { DayRuler } from '../sections/day-ruler/day-ruler';
import { PriceBoard } from '../sections/price-board/price-board';
import { Faq } from '../sections/faq/faq';
import { Figures } from '../sections/figures/figures';
import { LatestPosts } from '../sections/latest-posts/latest-posts';
import { ProcessLines } from '../sections/process-lines/process-lines';
import { MomentHero } from '../sections/moment-hero/moment-hero';
import { People } from '../sections/people/people';
import { Packages } from '../sections/packages/packages';
import { PlainHero } from '../sections/plain-hero/plain-hero';
import { FactSheet } from '../sections/fact-sheet/fact-sheet';
import { Showcase } from '../sections/showcase/showcase';
import { Testimonials } from '../sections/testimonials/testimonials';
import { ContactIntro } from '../sections/contact-intro/contact-intro';
import { ContactChannels } from '../sections/contact-channels/contact-channels';
import { PortraitHero } from '../sections/portrait-hero/portrait-hero';
import { Dialogue } from '../sections/dialogue/dialogue';
import { DemoPicker } from '../sections/demo-picker/demo-picker';
import { BookingPlans } from '../sections/booking-plans/booking-plans';
import { Timetable } from '../sections/timetable/timetable';
import { ServiceHero } from '../sections/service-hero/service-hero';
import { buildOnly } from '../lib/build-only';
import type { SectionComponent } from './section-component';

/** Sections that do nothing in the browser: the build draws them, and visitors load no code for them. */
export const staticSections = buildOnly({
  'price-board': PriceBoard,
  'moment-hero': MomentHero,
  'plain-hero': PlainHero,
  'process-lines': ProcessLines,
  'day-cases': DayCases,
  'latest-posts': LatestPosts,
  'day-ruler': DayRuler,
  audience: Audience,
  'fact-sheet': FactSheet,
  cards: Cards,
  comparison: Comparison,
  showcase: Showcase,
  figures: Figures,
  testimonials: Testimonials,
  packages: Packages,
  people: People,
  faq: Faq,
  closing: Closing,
  'contact-intro': ContactIntro,
  'contact-channels': ContactChannels,
  'portrait-hero': PortraitHero,
  dialogue: Dialogue,
  'demo-picker': DemoPicker,
  'booking-plans': BookingPlans,
  timetable: Timetable,
  'service-hero': ServiceHero,
} satisfies { [K in Exclude<SectionKind, LiveKind>]: SectionComponent<K> });
