import type { ProductKind } from '../../sections/catalogue';
import { BookingBanner } from '../../sections/booking-banner/booking-banner';
import { BookingPlans } from '../../sections/booking-plans/booking-plans';
import { DemoPicker } from '../../sections/demo-picker/demo-picker';
import { Dialogue } from '../../sections/dialogue/dialogue';
import { Film } from '../../sections/film/film';
import { PortraitHero } from '../../sections/portrait-hero/portrait-hero';
import { PriceBoard } from '../../sections/price-board/price-board';
import { Timetable } from '../../sections/timetable/timetable';
import { TrainingHero } from '../../sections/training-hero/training-hero';
import { TrainingOffers } from '../../sections/training-offers/training-offers';
import { coreSections } from './core-sections';
import type { Registry } from './section-view';

/** Sections of the assistant, product and training pages. Complete, or it does not compile. */
export const productSections = {
  ...coreSections,
  'portrait-hero': PortraitHero,
  dialogue: Dialogue,
  'price-board': PriceBoard,
  'demo-picker': DemoPicker,
  'booking-plans': BookingPlans,
  film: Film,
  'training-hero': TrainingHero,
  'training-offers': TrainingOffers,
  timetable: Timetable,
  'booking-banner': BookingBanner,
} satisfies Registry<ProductKind>;
