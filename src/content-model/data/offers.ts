import { z } from 'zod';
import { euros } from '../amounts';
import { dayWords, isoDate } from '../days';
import { externalUrl, plainText, slug } from '../primitives';
import { endsLater, endsTooEarly, hours } from '../times';

/** content/data/voice-prices.yaml: euros per minute excl. VAT, setup one-off. */
export const voicePrices = z.strictObject({
  setup: euros,
  rows: z
    .array(
      z
        .strictObject({
          service: plainText,
          type: z.enum(['Inbound', 'Outbound']),
          aiPrice: euros,
          regularPrice: euros,
        })
        .refine(({ aiPrice, regularPrice }) => aiPrice < regularPrice, {
          path: ['aiPrice'],
          error: 'muss unter „regularPrice“ liegen; die Seite rechnet daraus die Ersparnis',
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

/** The one date of a training, with the ways pages write it. */
const firstDate = z
  .strictObject({
    date: isoDate('2026-03-14').describe('Tag des nächsten Workshops, etwa 2026-03-14'),
    over: plainText.describe('Steht dabei, wenn der Termin vorbei ist'),
    next: z
      .strictObject({
        label: plainText,
        message: plainText,
        board: z
          .array(plainText)
          .min(1)
          .max(3)
          .optional()
          .describe(
            'Steht auf der Tafel, solange es keinen Termin gibt, Zeile für Zeile; {preis} setzt den Preis ein',
          ),
        last: plainText.optional().describe('Davor, klein, der letzte Termin'),
      })
      .describe(
        'Knopf statt der Buchung, und die Nachricht, die er in das Kontaktformular schreibt',
      ),
  })
  .transform(({ date, ...words }) => ({ ...words, iso: date, ...dayWords(date) }));

/** A date after the first one. */
const furtherDate = z
  .strictObject({
    date: isoDate('2026-03-14').describe('Tag des Workshops, etwa 2026-03-14'),
    places: z.int().min(0).max(99).optional().describe('Freie Plätze; 0 heißt ausgebucht'),
  })
  .transform(({ date, ...more }) => ({ ...more, iso: date, ...dayWords(date) }));

const offer = z
  .strictObject({
    id: slug,
    title: plainText,
    description: plainText,
    features: z.array(plainText).min(1),
    price: euros,
    priceNote: plainText,
    status: z.enum(['bookable', 'soon']),
    tag: plainText.optional().describe('Nur bei „soon“; beim buchbaren steht der Termin da'),
  })
  .refine(({ status, tag }) => (status === 'soon') === (tag !== undefined), {
    path: ['tag'],
    error: 'steht bei „soon“ und nur dort; beim buchbaren Angebot zeigt die Seite firstDate.date',
  });

/** content/data/trainings.yaml: amounts in euros per person. */
export const trainings = z
  .strictObject({
    firstDate,
    furtherDates: z
      .array(furtherDate)
      .default([])
      .describe('Weitere Termine, der früheste zuerst; vergangene verschwinden von selbst'),
    later: z
      .strictObject({ label: plainText, message: plainText })
      .optional()
      .describe(
        'Link bei Angeboten, die es noch nicht gibt, und was er ins Kontaktformular schreibt',
      ),
    calendar: z
      .strictObject({ title: plainText, place: plainText, ...hours })
      .refine(endsLater, endsTooEarly)
      .describe('Was in der Kalenderdatei eines Termins steht'),
    offers: z.array(offer).length(3),
  })
  .transform(({ firstDate: first, furtherDates, later, calendar, offers }) => ({
    firstDate: first,
    furtherDates,
    later,
    calendar,
    offers: offers.map((entry) => ({ ...entry, tag: entry.tag ?? first.tag })),
  }));
export type Trainings = z.output<typeof trainings>;
