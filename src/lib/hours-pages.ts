import { type BusinessHours, closedHours } from './business-hours';

/** What a link can say: of shorter and longer days the home page tells. */
const [least, most] = [8, 20];

/**
 * Pages that say in title and picture for how many hours of a day nobody is there, one for each half
 * hour: a host answers with the same document whatever the query says, so what a network shows of a
 * link has to stand in its path.
 */
export const hoursPages = Array.from({ length: (most - least) * 2 + 1 }, (_, index) => {
  const hours = least + index / 2;
  return { path: `/unbesetzt/${String(hours).replace('.', '-')}`, hours };
});

/** How many hours a page says, or nothing for any other page. */
export const hoursOfPath = (path: string): number | undefined =>
  hoursPages.find((page) => page.path === path)?.hours;

/** Whether a page differs from another in its number only: who looks at every page looks at one of them. */
export const differsInNumber = (path: string): boolean =>
  hoursPages.slice(1).some((page) => page.path === path);

/** The page to send on for opening hours. */
export const pathForHours = (own: BusinessHours): string =>
  hoursPages.find(({ hours }) => hours === closedHours(own))?.path ?? '/';

/** Opening hours, in hours of the day, that leave nobody there for so long. */
export function openFor(hours: number): { opens: number; closes: number } {
  const open = 24 - hours;
  const opens = Math.min(8, 23 - open);
  return { opens, closes: opens + open };
}
