/** The months as Austria calls them. */
export const monthNames = [
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

/** The days of the week, in JavaScript's order. */
export const weekdays = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;

/** @returns an ISO date as Austrian text: "2025-01-02" becomes "2. Jänner 2025" */
export function formatDate(isoDate: string): string {
  const [year = '', month, day] = isoDate.split('-');
  return `${Number(day)}. ${monthNames[Number(month) - 1] ?? ''} ${year}`;
}
