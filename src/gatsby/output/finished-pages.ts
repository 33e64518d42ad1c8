import { existsSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { Card } from '../publish/cards/card';
import { writeWhole } from '../read/write-whole';
import type { Styles } from './style-attributes';
import { Use } from './used-styles';

/** A page as a build has left it. */
export type FinishedPage = {
  /** Of its file: with another one, somebody has written it since. */
  stamp: string;
  /** What its head is made of; nothing where that is too much to compare. */
  source: string | undefined;
  use: Use;
  /** Of the styles inside. */
  hashes: string[];
  card: Card | undefined;
};

/** What a build has finished: its pages by file, and the classes that took the place of styles. */
export type Finished = { styles: Styles; pages: Map<string, FinishedPage> };

/** Pages are many and much alike: what many of them say is written once, and named by its number. */
const Kept = z.object({
  circumstances: z.string(),
  styles: z.array(z.tuple([z.string(), z.string()])),
  uses: z.array(Use),
  hashes: z.array(z.array(z.string())),
  pages: z.array(
    z.object({
      file: z.string(),
      stamp: z.string(),
      source: z.string().optional(),
      use: z.number(),
      hashes: z.number(),
      card: z.custom<Card>((value) => typeof value === 'object').optional(),
    }),
  ),
});

/** Tells whether a file is still as it was, wherever it was moved or copied to. */
export function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${Math.round(mtimeMs)} ${size}`;
}

/**
 * Reads what the last build has finished.
 * @param circumstances what all pages depend on; under others, nothing is finished
 */
export function readFinished(place: string, circumstances: string): Finished {
  const finished: Finished = { styles: new Map(), pages: new Map() };
  const { data } = Kept.safeParse(existsSync(place) ? parsed(readFileSync(place, 'utf8')) : {});
  if (data?.circumstances !== circumstances) return finished;
  for (const { file, stamp, source, card, ...numbers } of data.pages) {
    const [use, hashes] = [data.uses[numbers.use], data.hashes[numbers.hashes]];
    if (use && hashes) finished.pages.set(file, { stamp, source, use, hashes, card });
  }
  return { ...finished, styles: new Map(data.styles) };
}

/** Keeps what this build has finished for the next one. */
export function keepFinished(place: string, circumstances: string, finished: Finished): void {
  const [uses, hashes] = [numbered<Use>(), numbered<string[]>()];
  const pages = [...finished.pages].map(([file, { stamp, source, card, ...page }]) => {
    const numbers = { use: uses.numberOf(page.use), hashes: hashes.numberOf(page.hashes) };
    return { file, stamp, source, ...numbers, card };
  });
  const named = new Set(uses.values().flatMap(({ classes }) => classes.split(' ')));
  const kept: z.input<typeof Kept> = {
    ...{ circumstances, pages, uses: uses.values(), hashes: hashes.values() },
    styles: [...finished.styles].filter(([name]) => named.has(name)),
  };
  writeWhole(place, JSON.stringify(kept));
}

/** Numbers values in the order in which they first come. */
function numbered<T>() {
  const numbers = new Map<string, number>();
  const values: T[] = [];
  return {
    values: () => values,
    numberOf: (value: T): number => {
      const key = JSON.stringify(value);
      const number = numbers.get(key) ?? values.push(value) - 1;
      numbers.set(key, number);
      return number;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A build was cut off while it wrote: then all pages are finished anew.
    return undefined;
  }
}
