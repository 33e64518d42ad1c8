import { z } from 'zod';
import { euros } from '../amounts';
import { internalPath, plainText, slug } from '../primitives';
import { reference } from '../references';

/** content/data/packages.yaml: groups of package cards. Amounts in euros. */
export const packageGroups = z.record(
  slug,
  z.strictObject({
    pilotDiscount: z.strictObject({ percent: z.int().min(1).max(90), text: plainText }).optional(),
    footnote: plainText.optional(),
    cards: z
      .array(
        z.strictObject({
          id: slug,
          title: plainText,
          badge: plainText.optional(),
          highlight: z.boolean().default(false),
          audience: plainText,
          setup: euros,
          monthly: euros,
          per: plainText.optional().describe('Bezug des Monatspreises, etwa „pro Zimmer“'),
          channels: plainText,
          features: z
            .array(plainText)
            .default([])
            .describe('leer, wenn die Seite Branchenlisten einsetzt'),
          action: z.strictObject({ label: plainText, to: internalPath }),
        }),
      )
      .min(1),
  }),
);
export type PackageGroup = z.output<typeof packageGroups>[string];
export type PackageCard = PackageGroup['cards'][number];

/** content/data/feature-lists.yaml: an industry's lists, by package id. */
export const featureLists = z.record(
  slug,
  z.strictObject({
    basic: z.array(plainText).min(1),
    pro: z.array(plainText).min(1),
    enterprise: z.array(plainText).min(1),
  }),
);

/** content/data/booking-plans.yaml: monthly prices in euros excl. VAT. */
export const bookingPlanData = z.strictObject({
  plans: z
    .array(
      z
        .strictObject({
          id: slug,
          title: plainText,
          badge: plainText.optional(),
          highlight: z.boolean().default(false),
          price: euros,
          oldPrice: euros,
          features: z.array(plainText).min(1),
          action: z.strictObject({ label: plainText, to: internalPath }),
        })
        .refine(({ price, oldPrice }) => price < oldPrice, {
          path: ['oldPrice'],
          error: 'muss über „price“ liegen; durchgestrichen steht der frühere, höhere Preis',
        }),
    )
    .length(3),
  notes: z.array(z.strictObject({ term: plainText, text: plainText })).min(1),
});
export type BookingPlanData = z.output<typeof bookingPlanData>;

/**
 * content/data/video-packages.yaml: amounts stand in supabase/functions/_shared/products.json under
 * `product`.
 */
export const videoPackageEntries = z
  .array(
    z.strictObject({
      id: slug,
      product: reference('products'),
      title: plainText,
      badge: plainText.optional(),
      highlight: z.boolean().default(false),
      unit: plainText.describe('„pro Video“ oder „pro Paket“'),
      features: z.array(plainText).min(1),
    }),
  )
  .length(3);
export type VideoPackageEntry = z.output<typeof videoPackageEntries>[number];
