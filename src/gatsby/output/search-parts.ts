import { createHash } from 'node:crypto';

/**
 * How many pages an index holds at most. Pagefind keeps all words of an index in memory (250 MB for
 * 500 pages) and cannot add to one, so after a change only one of them is made again; the browser
 * asks each of them for a word, so there are not more than needed.
 */
const maximumPages = 400;

/**
 * Divides the pages among indexes of about the same size. Where a page belongs depends on its name
 * and on the number of indexes alone, so a new page changes one of them.
 * @param files below public/
 */
export function searchParts(files: readonly string[], maximum = maximumPages): string[][] {
  const count = Math.max(1, Math.ceil(files.length / maximum));
  const parts = Array.from({ length: count }, (): string[] => []);
  for (const file of [...files].sort()) parts[numberOf(file) % count]?.push(file);
  return parts.filter((part) => part.length > 0);
}

/** The same number for the same name, and another for nearly every other. */
const numberOf = (file: string): number =>
  createHash('sha256').update(file).digest().readUInt32BE();
