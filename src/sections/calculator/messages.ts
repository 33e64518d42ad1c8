import { formatAmount, formatEuro, formatPrice } from '../../lib/format';

const perYear = (euros: number): string => `ab\u00a0${formatEuro(euros)} im ersten Jahr`;

/** Words of the calculator. */
export const words = {
  region: 'Ihr Betrieb',
  trade: 'Branche',
  rooms: 'Zimmer',
  minutes: 'Telefonminuten im Monat',
  pilot: (percent: number): string => `Als Pilotpartner (−${percent} %)`,
  invalid: (min: number, max: number): string =>
    `Bitte eine ganze Zahl von ${min} bis ${formatAmount(max)}.`,
  offer: 'Paket',
  setup: 'Einrichtung',
  none: 'keine',
  monthly: 'Im Monat',
  firstYear: 'Im ersten Jahr',
  withoutPhone: 'ohne Telefon',
  rate: (minute: number): string =>
    `Minuten über das Paket hinaus rechnen wir mit ${formatPrice(minute)}, dem Preis der Terminbuchung.`,
  needsScript: 'Mit eigenen Zahlen rechnen Sie hier nur mit JavaScript. Das ist ein Beispiel.',
  /** What the form calls it. */
  /** "PRO ab 2.460 € im ersten Jahr" */
  offerText: (title: string, firstYear: number): string => `${title} ${perYear(firstYear)}`,
  summary: (business: readonly string[], offers: readonly string[]): string =>
    `Im Preisrechner gerechnet: ${business.join(', ')}. ${offers.join(', ')}.`,
};
