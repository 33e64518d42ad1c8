import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type {
  AssistantEntry,
  BookingPlanData,
  DemoBusinessEntry,
  DemoVideoEntry,
  IndustryOption,
  PackageCard,
  PackageGroup,
  Site,
  TestimonialEntry,
  Trainings,
  VideoPackageEntry,
  VoicePrices,
} from './data';
import type { VignettePair } from './vignettes';
import type { Action } from './primitives';
import type { AuthoredSection, SectionKind } from './sections';

/** A picture ready for gatsby-plugin-image. */
export type Picture = { image: IGatsbyImageData; alt: string };
/** An assistant with the address of the portrait. */
export type Assistant = Omit<AssistantEntry, 'image'> & { portrait: string };
/** A QR code as one SVG path; `size` is the edge of its viewBox in modules, quiet zone included. */
export type QrCode = { size: number; path: string };
/** A demo business with the code that opens its chat. */
export type DemoBusiness = DemoBusinessEntry & { qr: QrCode };
/** A video package with the name and the price of its product, in euros. */
export type VideoPackage = VideoPackageEntry & { name: string; price: number };
/** What an overview needs of a post. */
export type PostTeaser = {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  /** "8 min" */
  readTime: string;
  /** German text, "2. Oktober 2025" */
  date: string;
  cover: Picture;
};

type Authored<K extends SectionKind> = Extract<AuthoredSection, { kind: K }>;
type Staged<K extends SectionKind> = Omit<Authored<K>, 'stage'> & { stage: VignettePair };

/** Kinds whose references the build replaces by the entities themselves. */
type Replaced = {
  'clock-hero': Omit<Authored<'clock-hero'>, 'priceOf'> & {
    price: Pick<PackageCard, 'setup' | 'monthly'>;
  };
  'moment-hero': Staged<'moment-hero'>;
  showcase: Staged<'showcase'>;
  'day-cases': Omit<Authored<'day-cases'>, 'cases'> & {
    cases: (Omit<Authored<'day-cases'>['cases'][number], 'stage'> & { stage: VignettePair })[];
  };
  team: Omit<Authored<'team'>, 'assistants'> & { assistants: Assistant[] };
  'latest-posts': Authored<'latest-posts'> & { posts: PostTeaser[] };
  testimonials: Omit<Authored<'testimonials'>, 'testimonials'> & {
    testimonials: TestimonialEntry[];
  };
  packages: Omit<Authored<'packages'>, 'packages' | 'features'> & { group: PackageGroup };
  'contact-intro': Omit<Authored<'contact-intro'>, 'picture'> & {
    picture: Picture;
    contact: Site['contact'];
  };
  'contact-channels': Authored<'contact-channels'> & { contact: Site['contact'] };
  'contact-form': Authored<'contact-form'> & { contact: Site['contact'] };
  'consultation-form': Authored<'consultation-form'> & {
    contact: Site['contact'];
    industries: IndustryOption[];
  };
  'portrait-hero': Omit<Authored<'portrait-hero'>, 'assistant'> & { assistant: Assistant };
  dialogue: Authored<'dialogue'> & { portrait: string | undefined };
  'price-board': Authored<'price-board'> & { prices: VoicePrices };
  'demo-picker': Authored<'demo-picker'> & { demos: DemoBusiness[] };
  'booking-plans': Authored<'booking-plans'> & BookingPlanData;
  'video-packages': Authored<'video-packages'> & {
    packages: VideoPackage[];
    orderUrl: string;
    fallbackUrl: string;
  };
  'demo-videos': Authored<'demo-videos'> & { videos: DemoVideo[] };
  'training-hero': Authored<'training-hero'> & {
    firstDate: Trainings['firstDate'];
    bookUrl: string;
    flyerUrl: string;
  };
  'training-offers': Authored<'training-offers'> & Pick<Trainings, 'offers'> & { bookUrl: string };
  'booking-banner': Authored<'booking-banner'> & {
    firstDate: Trainings['firstDate'];
    bookUrl: string;
  };
};

/** A demo video with its addresses on the video platform. */
export type DemoVideo = DemoVideoEntry & { platform: string; embedUrl: string; watchUrl: string };

/** A section as its component receives it. */
export type SectionOf<K extends SectionKind> = K extends keyof Replaced ? Replaced[K] : Authored<K>;
export type Section = { [K in SectionKind]: SectionOf<K> }[SectionKind];

/** Place of a section on its page, for the small dial in the label rail. */
export type SectionPosition = { index: number; total: number };
export type { Action };
