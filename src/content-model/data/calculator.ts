import { z } from 'zod';
import { plainText, slug } from '../primitives';
import { reference } from '../references';

const amount = z.number().min(0);

const minutes = amount.describe('Telefonminuten im Monat, die der Assistent übernimmt');
const hourly = amount.describe('Was eine Arbeitsstunde im Betrieb kostet, in Euro');

/** Beside a number an assumption says why it is that one: below its field, for all trades. */
const reasons = z
  .strictObject({
    hourly: plainText.describe('Warum diese Kosten einer Arbeitsstunde'),
    casesPerUnit: plainText.describe('Warum so viele Anfragen'),
    minutesPerCase: plainText.describe('Warum so viele Minuten je Anfrage'),
    missed: plainText.describe('Warum so viele verpasste Anrufe'),
    winPercent: plainText.describe('Warum so viele davon Aufträge wären'),
    margin: plainText.describe('Warum so viel von einem Auftrag bleibt'),
    saleMargin: plainText.describe('Warum so viel von einem Zusatzverkauf bleibt'),
  })
  .describe('Warum der Rechner mit diesen Zahlen beginnt; steht unter dem Feld');

const trade = z.strictObject({
  number: z
    .int()
    .min(1)
    .max(99)
    .describe('Zahl der Branche in der Adresse; bleibt, weil Besucher Rechnungen weitergeben'),
  industry: slug.describe('Branche: value aus content/data/industries.yaml'),
  packages: reference('packages').describe('Gruppe aus content/data/packages.yaml'),
  units: amount.describe('Termine im Monat; Zimmer, wenn ein Paket der Gruppe je Zimmer kostet'),
  scale: plainText.describe(
    'Was für ein kleiner Betrieb das ist; steht nach „Wir beginnen klein:“',
  ),
  missed: amount.describe('Verpasste Anrufe im Monat'),
  minutes,
  sales: amount.describe('Was der Assistent im Monat dazuverkauft, in Stück'),
  saleMargin: amount.describe('Was von einem Zusatzverkauf übrig bleibt, in Euro'),
  hourly,
  casesPerUnit: amount.describe('Anfragen je Termin oder je Zimmer, die der Assistent erledigt'),
  minutesPerCase: amount.describe('Arbeitsminuten je Anfrage, ohne Assistent'),
  winPercent: amount.max(100).describe('Wie viele verpasste Anrufe Aufträge wären, in Prozent'),
  margin: amount.describe('Was von einem Auftrag übrig bleibt, in Euro'),
});

/** content/data/calculator.yaml: what the calculator begins with; visitors may change all of it. */
export const calculatorSettings = z.strictObject({
  horizonMonths: z
    .int()
    .min(1)
    .describe('Was sich in so vielen Monaten nicht rechnet, rechnet sich nicht'),
  reasons,
  uncounted: z
    .strictObject({
      whatsapp: plainText.describe('Bei WhatsApp'),
      phone: plainText.describe('Beim Telefon'),
    })
    .describe('Was der Rechner auslässt; steht beim Ergebnis nach „Nicht gezählt ist,“'),
  trades: z
    .array(trade)
    .min(1)
    .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, {
      error: 'jede Branche braucht eine eigene Zahl (number)',
    })
    .describe('Womit der Rechner je Branche beginnt'),
  phone: z.strictObject({
    service: plainText.describe('Leistung des Beispiels, wie sie in voice-prices.yaml heißt'),
    minutes,
    hourly,
  }),
});
