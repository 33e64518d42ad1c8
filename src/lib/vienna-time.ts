let format: Intl.DateTimeFormat | undefined;

/** Date and clock time in Graz, "2025-11-14" and "09:30", whatever the visitor's clock is set to. */
export function viennaTime(now: Date): { date: string; time: string } {
  // Made when needed: preparing a format takes a phone some 40 ms.
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Vienna',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const text = format.format(now);
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
