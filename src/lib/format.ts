// de-DE on purpose: current ICU data groups thousands with a space for de-AT, while Austrian price
// lists write 1.500 €.
const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** @returns an amount without currency: "1.500" or "19,90" */
export function formatAmount(euros: number): string {
  return (Number.isInteger(euros) ? whole : cents).format(euros);
}

/** @returns an amount with a non-breaking space and the euro sign: "1.500 €" */
export function formatEuro(euros: number): string {
  return `${formatAmount(euros)}\u00a0€`;
}

/** @returns a price on a bill or per minute, always with cents: "59,00 €" */
export function formatPrice(euros: number): string {
  return `${cents.format(euros)}\u00a0€`;
}

const monthNames = [
  'Jänner',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** @returns an ISO date as Austrian text: "2025-01-02" becomes "2. Jänner 2025" */
export function formatDate(isoDate: string): string {
  const [year = '', month, day] = isoDate.split('-');
  return `${Number(day)}. ${monthNames[Number(month) - 1] ?? ''} ${year}`;
}

/** @returns the minutes since midnight of a clock time: 465 for "07:45" */
export function minutesOfDay(clockTime: string): number {
  const [hours, minutes] = clockTime.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** @returns when somebody is there: "Mo–Fr 9–17 Uhr" from "09:00" and "17:00" */
export const hoursText = (days: string, from: string, to: string): string =>
  `${days}\u00a0${hourText(from)}–${hourText(to)}\u00a0Uhr`;

const hourText = (time: string): string => time.replace(/^0|:00$/g, '');
