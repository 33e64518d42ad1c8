import { z } from 'zod';
import { action, richText, sectionHead, text } from '../primitives';

/** The price overview of AI calls against regular calls; rows come from content/data/voice-prices.yaml. */
export const priceBoard = z.strictObject({
  kind: z.literal('price-board'),
  ...sectionHead,
  columns: z.strictObject({
    service: text,
    type: text,
    setup: text,
    aiPrice: text,
    regularPrice: text,
    saving: text,
  }),
  note: richText,
});

/** Demo businesses to try by QR code; entries come from content/data/demo-businesses.yaml. */
export const demoPicker = z.strictObject({
  kind: z.literal('demo-picker'),
  ...sectionHead,
  hint: text,
  openLabel: text,
});

/** Plans of the booking app with old and new price; entries come from content/data/booking-plans.yaml. */
export const bookingPlans = z.strictObject({
  kind: z.literal('booking-plans'),
  ...sectionHead,
});

/** A silent film that plays while at least half of it is in view; files below static/. */
export const film = z.strictObject({
  kind: z.literal('film'),
  ...sectionHead,
  video: z.string().regex(/^\/[a-z0-9/-]+\.mp4$/, {
    error: 'muss eine MP4-Datei in static/ sein, etwa /video/concierge.mp4',
  }),
  poster: z.string().regex(/^\/[a-z0-9/-]+\.(jpg|png|webp|avif)$/),
  alt: text.describe('Was der Film zeigt'),
  caption: text,
});

/** Video packages as frames of a film strip; entries come from content/data/video-packages.yaml. */
export const videoPackages = z.strictObject({
  kind: z.literal('video-packages'),
  ...sectionHead,
  orderLabel: text,
  note: richText.optional(),
});

/** Demo videos of the video platform as posters with their facts; entries come from content/data/demo-videos.yaml. */
export const demoVideos = z.strictObject({
  kind: z.literal('demo-videos'),
  ...sectionHead,
});

/** SplitHero of the training page: the first date, the booking form and the flyer (links in content/data/site.yaml). */
export const trainingHero = z.strictObject({
  kind: z.literal('training-hero'),
  heading: text,
  lead: richText,
  dateLabel: text,
  bookLabel: text,
  flyerLabel: text,
  facts: z
    .array(z.strictObject({ term: text, text }))
    .min(2)
    .max(6),
});

/** Training offers with their states; entries come from content/data/trainings.yaml. */
export const trainingOffers = z.strictObject({
  kind: z.literal('training-offers'),
  ...sectionHead,
  bookLabel: text,
  soonLabel: text,
});

/** A day's schedule as a departure board. */
export const timetable = z.strictObject({
  kind: z.literal('timetable'),
  ...sectionHead,
  rows: z
    .array(z.strictObject({ time: text, title: text, text, place: text.optional() }))
    .min(3)
    .max(8),
});

/** A closing call that leads to the external booking form. */
export const bookingBanner = z.strictObject({
  kind: z.literal('booking-banner'),
  heading: text,
  text: richText,
  bookLabel: text,
});

/** Where the links in e-mails of the account lead; the words of each way to arrive come with the behaviour. */
export const authCallback = z.strictObject({
  kind: z.literal('auth-callback'),
  /** Where a purchase that was begun goes on. */
  purchase: z
    .string()
    .startsWith('/')
    .describe('Seite, auf der eine begonnene Bestellung weitergeht'),
  actions: z.array(action).length(2),
});

/** Payment success: thanks, what happens next, and the order number if the address brings one. */
export const paymentSuccess = z.strictObject({
  kind: z.literal('payment-success'),
  heading: text,
  lead: richText,
  steps: z
    .array(z.strictObject({ title: text, text }))
    .min(2)
    .max(4),
  orderNumberLabel: text,
  actions: z.array(action).length(2),
});
