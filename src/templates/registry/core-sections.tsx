import type { CoreSectionKind } from '../../content-model/sections';
import { Audience } from '../../sections/audience';
import { Cards } from '../../sections/cards';
import { Cases } from '../../sections/cases';
import { Closing } from '../../sections/closing';
import { Comparison } from '../../sections/comparison';
import { DayRuler } from '../../sections/day-ruler';
import { DialHero } from '../../sections/dial-hero';
import { Faq } from '../../sections/faq';
import { Figures } from '../../sections/figures';
import { LatestPosts } from '../../sections/latest-posts';
import { Lines } from '../../sections/lines';
import { MomentHero } from '../../sections/moment-hero';
import { Packages } from '../../sections/packages';
import { PlainHero } from '../../sections/plain-hero';
import { Sheet } from '../../sections/sheet';
import { Showcase } from '../../sections/showcase';
import { Team } from '../../sections/team';
import { Testimonials } from '../../sections/testimonials';
import type { Registry } from './section-view';

/** Sections of the home and industry pages. Complete, or it does not compile. */
export const coreSections = {
  'dial-hero': DialHero,
  'moment-hero': MomentHero,
  'plain-hero': PlainHero,
  lines: Lines,
  team: Team,
  cases: Cases,
  'latest-posts': LatestPosts,
  'day-ruler': DayRuler,
  audience: Audience,
  sheet: Sheet,
  cards: Cards,
  comparison: Comparison,
  showcase: Showcase,
  figures: Figures,
  testimonials: Testimonials,
  packages: Packages,
  faq: Faq,
  closing: Closing,
} satisfies Registry<CoreSectionKind>;
