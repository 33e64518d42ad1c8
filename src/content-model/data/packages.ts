import { z } from 'zod';
import { route, text, id } from '../primitives';

/** content/data/packages.yaml: groups of package cards. Amounts in euros. */
export const packageGroups = z.record(
  id,
  z.strictObject({
    pilotDiscount: z.strictObject({ percent: z.int(), text }).optional(),
    footnote: text.optional(),
    cards: z
      .array(
        z.strictObject({
          id,
          title: text,
          badge: text.optional(),
          highlight: z.boolean().default(false),
          audience: text,
          setup: z.number().positive(),
          monthly: z.number().positive(),
          per: text.optional().describe('Bezug des Monatspreises, etwa „pro Zimmer“'),
          channels: text,
          features: z
            .array(text)
            .default([])
            .describe('leer, wenn die Seite Branchenlisten einsetzt'),
          action: z.strictObject({ label: text, to: route }),
        }),
      )
      .min(1),
  }),
);
export type PackageGroup = z.output<typeof packageGroups>[string];
export type PackageCard = PackageGroup['cards'][number];

/** content/data/feature-lists.yaml: an industry's lists, by package id. */
export const featureLists = z.record(
  id,
  z.strictObject({
    basic: z.array(text).min(1),
    pro: z.array(text).min(1),
    enterprise: z.array(text).min(1),
  }),
);

/** content/data/booking-plans.yaml: monthly prices in euros excl. VAT. */
export const bookingPlanData = z.strictObject({
  plans: z
    .array(
      z.strictObject({
        id,
        title: text,
        badge: text.optional(),
        highlight: z.boolean().default(false),
        price: z.number().positive(),
        oldPrice: z.number().positive(),
        features: z.array(text).min(1),
        action: z.strictObject({ label: text, to: route }),
      }),
    )
    .length(3),
  notes: z.array(z.strictObject({ term: text, text })).min(1),
});
export type BookingPlanData = z.output<typeof bookingPlanData>;

/** content/data/video-packages.yaml: amounts stand in supabase/functions/_shared/products.json under `product`. */
export const videoPackageEntries = z
  .array(
    z.strictObject({
      id,
      product: z.string().regex(/^video-[a-z]+$/),
      title: text,
      badge: text.optional(),
      highlight: z.boolean().default(false),
      unit: text.describe('„pro Video“ oder „pro Paket“'),
      features: z.array(text).min(1),
    }),
  )
  .length(3);
export type VideoPackageEntry = z.output<typeof videoPackageEntries>[number];
