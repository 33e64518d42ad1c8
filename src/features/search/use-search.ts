import { useEffect, useState } from 'react';
import { type SearchHit, searchPages } from '../../lib/pagefind';

/** How many pages a visitor gets to see. */
const shown = 20;

/** How long somebody has not typed when the search begins. */
const pauseMs = 150;

/** What became of a search. */
export type Outcome =
  { words: string; total: number; hits: readonly SearchHit[] } | 'failed' | undefined;

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
    const timer = setTimeout(() => {
      if (words === '') show(undefined);
      else
        searchPages(words, shown)
          .then((found) => show({ words, ...found }))
          .catch(() => show('failed'));
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [words]);
  return outcome;
}
