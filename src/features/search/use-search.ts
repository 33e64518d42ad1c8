import { useEffect, useState } from 'react';
import { type SearchHit, searchPages } from '../../lib/pagefind';

/** How many pages a visitor gets to see. */
const shown = 20;

/** How long somebody has not typed when the search begins. */
const pauseMs = 150;

/** How long an answer may take before it is said that it is on its way. */
const unnoticedMs = 400;

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
        .then((found) => show({ words, ...found }))
        .catch(() => show('failed'))
        .finally(() => clearTimeout(slow));
    };
    const timer = setTimeout(begin, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [words]);
  return outcome;
}
