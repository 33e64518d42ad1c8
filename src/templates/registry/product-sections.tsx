import type { CoreKind, ProductKind } from '../../sections/catalogue';
import { BookingBanner } from '../../sections/booking-banner/booking-banner';
import { Film } from '../../sections/film/film';
import { TrainingHero } from '../../sections/training-hero/training-hero';
import { TrainingOffers } from '../../sections/training-offers/training-offers';
import { still } from './product-sections.still';
import { coreSections } from './core-sections';
import type { LiveComponents, Registry } from './section-view';

type OwnKind = Exclude<ProductKind, CoreKind>;

const live = {
  film: Film,
  'training-hero': TrainingHero,
  'training-offers': TrainingOffers,
  'booking-banner': BookingBanner,
} satisfies LiveComponents<OwnKind>;

/** Sections of the assistant, product and training pages. Complete, or it does not compile. */
export const productSections: Registry<ProductKind> = { ...coreSections, ...live, ...still };
