import { z } from 'zod';
import { euros } from '../amounts';
import { fillIn, rateText } from '../fill-in';
import { action, fact, plainText, richText, slug } from '../primitives';
import { reference } from '../references';

/** What a form calls an offer, and the id in the address that leads there. */
const subject = z
  .strictObject({
    id: slug,
    name: plainText,
    industry: plainText.optional().describe('value aus industries.yaml'),
  })
  .optional()
  .describe(
    'Wie das Anfrageformular das Angebot nennt; fehlt es, kommt man ohne Angabe zum Formular',
  );

const includedMinutes = z.int().min(1).optional().describe('Telefonminuten im Preis');

type WithFeatures = {
  features: string[];
  minutes?: number | undefined;
  bookings?: number | undefined;
};

/** Puts the numbers of an offer into the words about it. */
const withNumbers = <T extends WithFeatures>(offer: T): T => {
  const { minutes = '', bookings = '' } = offer;
  return {
    ...offer,
    features: offer.features.map((text) => fillIn(text, { minutes, bookings })),
  };
};

/** How every offer begins: its name, and whether it stands out. */
const offerHead = {
  id: slug,
  title: plainText,
  badge: plainText.optional(),
  highlight: z.boolean().default(false),
};

type Priced = { setup: number; monthly: number; per?: string | undefined };

/** From how many rooms a package for the whole house is cheaper in the first year than one by room. */
export function roomsUntilCheaper(house: Priced, byRoom: Priced | undefined): number | undefined {
  if (house.per !== undefined || byRoom?.per === undefined) return undefined;
  const ahead = house.setup + 12 * house.monthly - byRoom.setup;
  return Math.max(1, Math.floor(ahead / (12 * byRoom.monthly)) + 1);
}

/** content/data/packages.yaml: groups of package cards. Amounts in euros. */
export const packageGroups = z.record(
  slug,
  z.strictObject({
    subject,
    pilotDiscount: z.strictObject({ percent: z.int().min(1).max(90), text: plainText }).optional(),
    footnote: richText.optional(),
    cards: z
      .array(
        z
          .strictObject({
            ...offerHead,
            audience: plainText,
            remark: plainText
              .optional()
              .describe(
                'Wann dieses Paket günstiger ist; {zimmer} setzt ein, ab wie vielen Zimmern',
              ),
            sells: z
              .boolean()
              .default(true)
              .describe('Ob der Assistent in diesem Paket auch etwas dazuverkauft'),
            setup: euros,
            monthly: euros,
            per: plainText.optional().describe('Bezug des Monatspreises, etwa „pro Zimmer“'),
            channels: plainText.describe(
              'Nennt Web, WhatsApp und Telefon beim Namen: Der Preisrechner liest daraus, was das Paket kann',
            ),
            minutes: includedMinutes,
            features: z
              .array(plainText)
              .default([])
              .describe(
                'Leistungen: leer, wenn die Seite Branchenlisten einsetzt; {minutes} setzt die Zahl ein',
              ),
            action,
          })
          .transform(withNumbers),
      )
      .min(1)
      .transform((cards) =>
        cards.map((card) => ({
          ...card,
          remark:
            card.remark &&
            fillIn(card.remark, {
              zimmer: roomsUntilCheaper(card, cards.filter(({ per }) => per).at(-1)) ?? '',
            }),
        })),
      ),
  }),
);
export type PackageGroup = z.output<typeof packageGroups>[string];

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
export const bookingPlanData = z
  .strictObject({
    subject,
    plans: z
      .array(
        z
          .strictObject({
            ...offerHead,
            price: euros,
            oldPrice: euros,
            bookings: z.int().min(1).optional().describe('Buchungen im Monat, die dabei sind'),
            minutes: includedMinutes,
            features: z
              .array(plainText)
              .min(1)
              .describe('{bookings} und {minutes} setzen die Zahlen ein'),
            action,
          })
          .refine(({ price, oldPrice }) => price < oldPrice, {
            path: ['oldPrice'],
            error: 'muss über „price“ liegen; durchgestrichen steht der frühere, höhere Preis',
          })
          .transform(withNumbers),
      )
      .length(3),
    overage: z
      .strictObject({
        message: z.number().positive().describe('Preis einer Nachricht'),
        minute: z.number().positive().describe('Preis einer Telefonminute'),
      })
      .describe('Was eine Nachricht und eine Minute über das Paket hinaus kosten, in Euro'),
    notes: z
      .array(fact)
      .min(1)
      .describe('{message} und {minute} setzen die Preise aus overage ein'),
  })
  .transform(({ notes, ...data }) => {
    const [message, minute] = [rateText(data.overage.message), rateText(data.overage.minute)];
    return {
      ...data,
      notes: notes.map(({ term, text }) => ({ term, text: fillIn(text, { message, minute }) })),
    };
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
