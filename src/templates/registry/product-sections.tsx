import type { CoreKind, ProductKind } from '../../sections/catalogue';
import { BookingBanner } from '../../sections/booking-banner/booking-banner';
import { BookingPlans } from '../../sections/booking-plans/booking-plans';
import { DemoPicker } from '../../sections/demo-picker/demo-picker';
import { Dialogue } from '../../sections/dialogue/dialogue';
import { Film } from '../../sections/film/film';
import { PortraitHero } from '../../sections/portrait-hero/portrait-hero';
import { Timetable } from '../../sections/timetable/timetable';
import { TrainingHero } from '../../sections/training-hero/training-hero';
import { TrainingOffers } from '../../sections/training-offers/training-offers';
import { coreSections } from './core-sections';
import type { LiveComponents, Registry, StillComponents } from './section-view';

type OwnKind = Exclude<ProductKind, CoreKind>;

const live = {
  film: Film,
  'training-hero': TrainingHero,
  'training-offers': TrainingOffers,
  'booking-banner': BookingBanner,
} satisfies LiveComponents<OwnKind>;

const still =
  process.env.BUILD_STAGE === 'build-javascript'
    ? {}
    : ({
        'portrait-hero': PortraitHero,
        dialogue: Dialogue,
        'demo-picker': DemoPicker,
        'booking-plans': BookingPlans,
        timetable: Timetable,
      } satisfies StillComponents<OwnKind>);

/** Sections of the assistant, product and training pages. Complete, or it does not compile. */
export const productSections: Registry<ProductKind> = { ...coreSections, ...live, ...still };
