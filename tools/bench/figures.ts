import { loadavg } from 'node:os';

/**
 * How many times slower than this machine the phone is. Four, as the goals have it, means the phone
 * they mean on the machine where they were set (docs/performance.md).
 */
export const slowdownOption = { type: 'string', default: '4' } as const;

/**
 * The number an option of a bench stands for.
 * @throws Error in German when it is none, or not above zero
 */
export function numberOf(option: string, text: string): number {
  const number = Number(text);
  if (number > 0) return number;
  throw new Error(`--${option} braucht eine Zahl über 0, nicht „${text}“.`);
}

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

/** Under which conditions something was measured; a line above its table. */
export const conditions = (slowdown: number): string =>
  `${machineLoad()}; Prozessor ${slowdown}-fach gebremst`;
