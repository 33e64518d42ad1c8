import type { CoreKind } from '../../sections/catalogue';
import { Alternatives } from '../../sections/alternatives/alternatives';
import { Audience } from '../../sections/audience/audience';
import { Cards } from '../../sections/cards/cards';
import { DayCases } from '../../sections/day-cases/day-cases';
import { Closing } from '../../sections/closing/closing';
import { Comparison } from '../../sections/comparison/comparison';
import { DayRuler } from '../../sections/day-ruler/day-ruler';
import { Faq } from '../../sections/faq/faq';
import { Figures } from '../../sections/figures/figures';
import { LatestPosts } from '../../sections/latest-posts/latest-posts';
import { PriceBoard } from '../../sections/price-board/price-board';
import { ProcessLines } from '../../sections/process-lines/process-lines';
import { MomentHero } from '../../sections/moment-hero/moment-hero';
import { People } from '../../sections/people/people';
import { Packages } from '../../sections/packages/packages';
import { PlainHero } from '../../sections/plain-hero/plain-hero';
import { FactSheet } from '../../sections/fact-sheet/fact-sheet';
import { Showcase } from '../../sections/showcase/showcase';
import { Testimonials } from '../../sections/testimonials/testimonials';
import { Company } from '../../sections/company/company';
import { buildOnly } from '../../lib/build-only';
import type { StillComponents } from './section-view';

/** Those that only the build draws. */
export const still = buildOnly({
  'moment-hero': MomentHero,
  'plain-hero': PlainHero,
  'process-lines': ProcessLines,
  'day-cases': DayCases,
  'latest-posts': LatestPosts,
  'day-ruler': DayRuler,
  audience: Audience,
  'price-board': PriceBoard,
  'fact-sheet': FactSheet,
  cards: Cards,
  comparison: Comparison,
  alternatives: Alternatives,
  showcase: Showcase,
  figures: Figures,
  testimonials: Testimonials,
  packages: Packages,
  people: People,
  faq: Faq,
  company: Company,
  closing: Closing,
} satisfies StillComponents<CoreKind>);
