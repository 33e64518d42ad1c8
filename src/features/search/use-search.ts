import { useEffect, useState } from 'react';
import { count } from '../../lib/count';
import { type SearchHit, searchPages } from '../../lib/pagefind';

/** How many pages a visitor gets to see. */
const shown = 20;

/** How long somebody has not typed when the search begins. */
const pauseMs = 150;

/** How long an answer may take before it is said that it is on its way. */
const unnoticedMs = 400;

/** How long a search without a result stands until it counts as one. */
const settledMs = 2_000;

/** What became of a search. */
export type Outcome =
  { words: string; total: number; hits: readonly SearchHit[] } | 'searching' | 'failed' | undefined;

/**
 * Searches the site for words, when they have stopped changing.
 * @returns nothing before the first answer, and without words
 */
export function useSearch(words: string): Outcome {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let current = true;
    let none: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Outcome) => {
      if (current) setOutcome(next);
    };
    const begin = () => {
      if (words === '') {
        show(undefined);
        return;
      }
      const slow = setTimeout(() => show('searching'), unnoticedMs);
      searchPages(words, shown)
        .then((found) => {
          show({ words, ...found });
          // Not each letter of a word that is still being typed.
          if (current && found.total === 0)
            none = setTimeout(() => count('Suche ohne Treffer'), settledMs);
        })
        .catch(() => show('failed'))
        .finally(() => clearTimeout(slow));
    };
    const timer = setTimeout(begin, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
      clearTimeout(none);
    };
  }, [words]);
  return outcome;
}
