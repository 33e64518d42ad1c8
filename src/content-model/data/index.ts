import type { z } from 'zod';
import { site, navigation } from './site';
import { assistants, people, testimonialEntries, industries } from './entities';
import { packageGroups, featureLists, bookingPlanData, videoPackageEntries } from './packages';
import { voicePrices, demoBusinesses, demoVideoEntries, trainings } from './offers';
import { appointments } from './appointments';
import { thirdParties } from './third-parties';
import { redirects } from './redirects';
import { blogText, conversations, notFoundText, searchText } from './texts';

export type { Site, Navigation } from './site';
export type { PersonEntry, IndustryOption } from './entities';
export type { PackageGroup, BookingPlanData } from './packages';
export type { VoicePrices, Trainings } from './offers';
export { thirdPartyIds, type ThirdPartyId } from './third-parties';
export type { BlogText, NotFoundText, SearchText } from './texts';

/** Every data file by its name without extension. */
export const dataSchemas = {
  site,
  navigation,
  assistants,
  packages: packageGroups,
  'feature-lists': featureLists,
  testimonials: testimonialEntries,
  industries,
  'third-parties': thirdParties,
  blog: blogText,
  people,
  conversations,
  'not-found': notFoundText,
  search: searchText,
  redirects,
  'voice-prices': voicePrices,
  'demo-businesses': demoBusinesses,
  'booking-plans': bookingPlanData,
  'video-packages': videoPackageEntries,
  'demo-videos': demoVideoEntries,
  trainings,
  appointments,
};

/** What the website does without where its file is missing. */
export const optionalData: readonly string[] = ['appointments'] satisfies DataName[];
export type DataName = keyof typeof dataSchemas;
export type DataOf<N extends DataName> = z.output<(typeof dataSchemas)[N]>;
