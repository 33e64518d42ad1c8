import { formatEuro, formatPrice } from '../lib/format';
import type { Lacking } from './benefit';
import type { Result } from './calculate';
import type { PhoneResult } from './phone';
import {
  type CalculatorData,
  type CalculatorEntries,
  type Trade,
  countsRooms,
  onlyBooks,
} from './entries';

/** Words about a calculation, for the example of the page and for the calculator. */
export const calculatorWords = {
  setup: 'Einrichtung',
  monthly: 'Im Monat',
  overage: 'Über das Paket hinaus',
  firstYear: 'Im ersten Jahr',
  perRoom: 'je Zimmer',
  booking: 'Nur Terminbuchung',
  none: 'Dafür gibt es kein Paket von der Liste. Wir rechnen es Ihnen im Angebot vor.',
};

/** What a package may answer on. */
export const channelNames = { web: 'Website', whatsapp: 'WhatsApp', phone: 'Telefon' };

/** Nobody plans further ahead than five years. */
const foreseeable = 60;

type Outcome = Pick<Result, 'verdict' | 'month'>;

/** Whether it pays, in one sentence. */
export function verdictText({ verdict, month = 1 }: Outcome): string {
  if (verdict === 'never') return 'Rechnet sich nach diesen Angaben nicht.';
  if (verdict === 'late') return `Rechnet sich ab dem ${month}. Monat, im ersten Jahr noch nicht.`;
  return month === 1 ? 'Rechnet sich im ersten Monat.' : `Rechnet sich ab dem ${month}. Monat.`;
}

/** Why it does not pay; nothing when it does. */
export function reasonText({ verdict, month }: Outcome): string {
  if (verdict !== 'never') return '';
  if (month === undefined)
    return 'Der Assistent kostet jeden Monat mehr, als er Ihnen nach diesen Angaben bringt.';
  return month > foreseeable
    ? 'Die Einrichtung wäre in absehbarer Zeit nicht verdient.'
    : `Die Einrichtung wäre erst im ${month}. Monat verdient.`;
}

/** What would make it pay within the horizon; nothing where neither orders nor hours are worth anything. */
export function wayText({ orders, hours }: Lacking, horizon: number): string {
  const ways = [
    ...(orders ? [`${orders === 1 ? 'einen Auftrag' : `${orders} Aufträge`} mehr rettet`] : []),
    ...(hours ? [`${hours === 1 ? 'eine Stunde' : `${amount(hours)} Stunden`} mehr erspart`] : []),
  ].join(' oder ');
  return (
    ways && `Innerhalb von ${horizon} Monaten rechnet es sich, wenn er Ihnen im Monat ${ways}.`
  );
}

/** What the calculation leaves out of what was asked for. */
export function uncountedText(
  { uncounted }: Pick<CalculatorData, 'uncounted'>,
  { whatsapp, minutes }: Pick<CalculatorEntries, 'whatsapp' | 'minutes'>,
): string {
  const all = [
    ...(whatsapp === 1 ? [uncounted.whatsapp] : []),
    ...(minutes > 0 ? [uncounted.phone] : []),
  ];
  return all.length > 0 ? `Nicht gezählt ist, ${all.join(', und ')}.` : '';
}

/** What a business has told, in words. */
export function entriesText(trade: Trade, entries: CalculatorEntries): string {
  const units = countsRooms(trade) ? 'Zimmer' : 'Termine im Monat';
  return [
    onlyBooks(trade, entries) ? `${trade.label} (${calculatorWords.booking})` : trade.label,
    ...(entries.web === 1 ? [channelNames.web] : []),
    ...(entries.whatsapp === 1 ? [channelNames.whatsapp] : []),
    `${amount(entries.units)} ${units}`,
    `${amount(entries.minutes)} Telefonminuten`,
    ...(entries.minutes > 0 ? [`${amount(entries.missed)} verpasste Anrufe`] : []),
    ...(entries.sales > 0 ? [`${amount(entries.sales)} Zusatzverkäufe`] : []),
    `${formatEuro(entries.hourly)} je Arbeitsstunde`,
    ...(entries.pilot === 1 ? ['Pilotpartner'] : []),
  ].join(', ');
}

/** What a calculation came to, in words. */
export function resultText(result: Result): string {
  const { best } = result;
  if (best === undefined) return calculatorWords.none;
  const { setup, monthly, overage, firstYear } = best.cost;
  const prices = [
    ...(setup > 0 ? [`${formatEuro(setup)} einmalig`] : []),
    `${formatEuro(monthly)} im Monat`,
    ...(overage > 0 ? [`${formatEuro(overage)} im Monat über das Paket hinaus`] : []),
    `${formatEuro(firstYear)} im ersten Jahr`,
  ];
  return `${best.offer.title}: ${prices.join(', ')}. ${verdictText(result)}`;
}

/** What a service costs on the telephone, as an example: also beside answering oneself. */
export function phoneExampleText(service: string, result: PhoneResult): string {
  const { minutes, ai, regular, own } = result;
  const prices = `${formatPrice(ai)} statt ${formatPrice(regular.cost)}`;
  const example = `Beispiel: ${minutes} Minuten ${service} im Monat kosten ${prices}.`;
  return `${example} ${verdictText(regular)} Selbst abheben kostet ${formatPrice(own.cost)} Arbeitszeit.`;
}

const amount = (number: number): string => String(number).replace('.', ',');
