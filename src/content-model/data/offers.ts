import { z } from 'zod';
import { externalUrl, plainText, slug } from '../primitives';

/** content/data/voice-prices.yaml: euros per minute excl. VAT, setup one-off. */
export const voicePrices = z.strictObject({
  setup: z.number().positive(),
  rows: z
    .array(
      z.strictObject({
        service: plainText,
        type: z.enum(['Inbound', 'Outbound']),
        aiPrice: z.number().positive(),
        regularPrice: z.number().positive(),
      }),
    )
    .min(1),
});
export type VoicePrices = z.output<typeof voicePrices>;

/** content/data/demo-businesses.yaml: `chat` is the address behind the QR code. */
export const demoBusinesses = z
  .array(
    z.strictObject({
      id: slug,
      name: plainText,
      trade: plainText,
      plan: z.enum(['BASIC', 'PRO', 'HERO']),
      text: plainText,
      chat: externalUrl,
    }),
  )
  .length(4);
export type DemoBusinessEntry = z.output<typeof demoBusinesses>[number];

/** content/data/demo-videos.yaml */
export const demoVideoEntries = z
  .array(
    z.strictObject({
      id: slug,
      title: plainText,
      length: plainText,
      text: plainText,
      facts: z.array(plainText).min(1),
    }),
  )
  .length(2);
export type DemoVideoEntry = z.output<typeof demoVideoEntries>[number];

/** content/data/trainings.yaml: amounts in euros per person. */
export const trainings = z.strictObject({
  firstDate: z.strictObject({
    tag: plainText,
    text: plainText,
    iso: z.iso.date(),
    over: plainText.describe('Steht dabei, wenn der Termin vorbei ist'),
    next: z
      .strictObject({ label: plainText, message: plainText })
      .describe(
        'Knopf statt der Buchung, und die Nachricht, die er in das Kontaktformular schreibt',
      ),
  }),
  offers: z
    .array(
      z.strictObject({
        id: slug,
        title: plainText,
        description: plainText,
        features: z.array(plainText).min(1),
        price: z.number().positive(),
        priceNote: plainText,
        status: z.enum(['bookable', 'soon']),
        tag: plainText,
      }),
    )
    .length(3),
});
export type Trainings = z.output<typeof trainings>;
