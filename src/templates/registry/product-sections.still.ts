import type { CoreKind, ProductKind } from '../../sections/catalogue';
import { BookingPlans } from '../../sections/booking-plans/booking-plans';
import { DemoPicker } from '../../sections/demo-picker/demo-picker';
import { Dialogue } from '../../sections/dialogue/dialogue';
import { PortraitHero } from '../../sections/portrait-hero/portrait-hero';
import { Timetable } from '../../sections/timetable/timetable';
import { buildOnly } from '../../lib/build-only';
import type { StillComponents } from './section-view';

/** Those that only the build draws. */
export const still = buildOnly({
  'portrait-hero': PortraitHero,
  dialogue: Dialogue,
  'demo-picker': DemoPicker,
  'booking-plans': BookingPlans,
  timetable: Timetable,
} satisfies StillComponents<Exclude<ProductKind, CoreKind>>);
