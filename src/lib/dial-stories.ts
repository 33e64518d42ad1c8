/** What happens from a time on, until the next entry. */
type From = { from: string };

/** A trade with what happens there in the course of a day. */
export type TradeDay = {
  id: string;
  label: string;
  to: string;
  hours: (From & { text: string })[];
};

/** All that the hand of the dial can tell, as the browser gets it. */
export type DialStories = { trades: TradeDay[]; fitting: (From & { trade: string })[] };

/** The entry that counts at a time; entries are in order. */
export const at = <T extends From>(entries: readonly T[], time: string): T | undefined =>
  entries.filter(({ from }) => from <= time).at(-1);

/** The chosen trade, or the one that fits the time of day. */
export function tradeAt({ trades, fitting }: DialStories, time: string, chosen?: string) {
  const byId = (id: string | undefined) => trades.find((trade) => trade.id === id);
  return byId(chosen) ?? byId(at(fitting, time)?.trade) ?? trades[0];
}

const minutesPerDay = 24 * 60;

/** Minutes since midnight as a clock time; wraps around after 24 hours. */
export function timeOf(minutes: number): string {
  const ofDay = ((Math.round(minutes) % minutesPerDay) + minutesPerDay) % minutesPerDay;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

/** The minutes into the day at a point of the dial around its centre: noon is on top. */
export function minutesAt(x: number, y: number): number {
  const share = Math.atan2(x, -y) / (2 * Math.PI);
  return ((share + 1.5) % 1) * minutesPerDay;
}
