import { loadavg } from 'node:os';

/** The middle one of some values. @throws Error when there are none */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

/** A line of a table: the first column to the left, figures to the right. */
export const row = ([name = '', ...figures]: readonly string[], width = 9): string =>
  name.padEnd(58) + figures.map((figure) => figure.padStart(width)).join('');

/** What else the machine was doing: times mean little on a busy one. */
export const machineLoad = (): string =>
  `Last der Maschine (1, 5, 15 Minuten): ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' / ')}`;
