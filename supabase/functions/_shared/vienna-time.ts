const hour = 3_600_000;

/** One o'clock UTC on the last Sunday of a month of 31 days, in ms. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
}

/**
 * Date and clock time in Graz, "2025-11-14" and "09:30", whatever the visitor's clock is set to.
 * Counted by the European rule for summer time (directive 2000/84/EC): the first format of `Intl`
 * keeps a phone busy for 70 ms.
 */
export function viennaTime(now: Date): { date: string; time: string } {
  const year = now.getUTCFullYear();
  const isSummer = Number(now) >= lastSunday(year, 2) && Number(now) < lastSunday(year, 9);
  const text = new Date(Number(now) + (isSummer ? 2 : 1) * hour).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The instant of a clock time in Graz. Of the hour that comes twice it is the first; nothing for a
 * time that the clock skips.
 */
export function viennaInstant(date: string, time: string): Date | undefined {
  return [2, 1]
    .map((offset) => new Date(Date.parse(`${date}T${time}Z`) - offset * hour))
    .find((at) => {
      const shown = viennaTime(at);
      return shown.date === date && shown.time === time;
    });
}
