import type { FinderData, Passage } from '../content-model/dialogues/finder';
import type { Action, InlineHtml } from '../content-model/primitives';
import { type Reader, isFiller, likeness, longest, readerOf, stem } from './words';

/** What is said to a question. */
export type Reply = {
  /** The question that is answered, as the site asks it. */
  question?: string | undefined;
  html: InlineHtml;
  /** Where more about it stands. */
  source?: Action | undefined;
  /** Questions that could have been meant as well. */
  others: readonly string[];
  known: boolean;
};
export type Finder = (question: string, before?: string) => Reply;

/** From this fit on a question is answered; from the second on it is offered. */
const [sure, likely] = [0.46, 0.26];
/** What fits nearly as well as the best could be meant as well. */
const nearly = 0.85;
/** What counts in a fit: how much of the question it has, and how much of it was asked. */
const [had, meant] = [0.72, 0.28];
/** From here on a word that nobody has written is taken for a slip of a known one. */
const slip = 0.8;

/** The telling stems of a text, each once; little words say something only where there are no others. */
export function tellingStems(read: Reader, text: string): string[] {
  const words = [...new Set(read(text).match(/[a-z]{2,}/g) ?? [])];
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/** Answers questions with what the site has written down, and says so when there is nothing. */
export function finderOf({ passages, synonyms, variants, unknown }: FinderData): Finder {
  const read = readerOf(variants);
  const search = searchOf(passages, synonyms, read);
  return (question, before) => {
    const hits = search(question);
    // "Und am Telefon?" goes on with what was asked before.
    const goesOn = before !== undefined && hits[0] !== undefined && hits[0].fit < sure;
    const wider = goesOn ? search(`${before} ${question}`) : hits;
    const [best] = wider;
    if (best !== undefined && best.fit >= sure) {
      const { question: asked, answer, page } = best.passage;
      const others = questionsOf(wider.slice(1), nearly * best.fit);
      return { question: asked, html: answer, source: page, others, known: true };
    }
    return { html: unknown, others: questionsOf(hits, likely), known: false };
  };
}

type Hit = { passage: Passage; fit: number };

/** At most two questions of what fits. */
const questionsOf = (hits: readonly Hit[], least: number): string[] =>
  hits.flatMap(({ passage, fit }) => (fit < least ? [] : (passage.question ?? []))).slice(0, 2);

/** A word of a question as the site knows it, how sure that is, and what it tells. */
type Word = { known: readonly string[]; alike: number; tells: number };

/**
 * Makes a search over all ways to ask. A word tells the more, the fewer passages have it; one that
 * none has tells as much as any, so that a question about something else finds nothing.
 */
function searchOf(
  passages: readonly Passage[],
  synonyms: FinderData['synonyms'],
  read: Reader,
): (question: string) => Hit[] {
  const same = new Map(
    Object.entries(synonyms).flatMap(([first, others]) =>
      others.split(' ').map((other): [string, string] => [other, first]),
    ),
  );
  const meaning = (word: string): string => same.get(word) ?? word;
  const texts = passages.map((passage) => {
    const ways = passage.asked.split('|').map((way) => new Set(way.split(' ').map(meaning)));
    return { passage, ways, words: new Set(ways.flatMap((way) => [...way])) };
  });
  const having = new Map<string, number>();
  for (const { passage, words } of texts)
    for (const word of words) having.set(word, (having.get(word) ?? 0) + (passage.aside ? 0 : 1));
  const vocabulary = [...new Set([...having.keys(), ...same.keys()])];
  const tells = (word: string): number => {
    const count = having.get(word) ?? 1;
    // What a greeting says counts where nothing else is said.
    return count === 0 ? 0.1 : Math.log(1 + texts.length / count);
  };

  function wordOf(word: string): Word {
    if (having.has(meaning(word))) return wordAs([meaning(word)], 1);
    let alike = slip;
    let known: string[] = [];
    for (const candidate of vocabulary) {
      const likeliness = likeness(word, candidate);
      if (likeliness > alike) known = [];
      if (likeliness >= alike) {
        alike = likeliness;
        known.push(meaning(candidate));
      }
    }
    return known.length > 0 ? wordAs(known, alike) : { known, alike: 0, tells: tells('') };
  }
  const wordAs = (known: readonly string[], alike: number): Word => ({
    known,
    alike,
    tells: Math.max(...known.map(tells)),
  });

  return (question) => {
    const said = tellingStems(read, question.slice(0, longest)).map(wordOf);
    const all = said.reduce((sum, word) => sum + word.tells, 0);
    const foundIn = (words: ReadonlySet<string>): number =>
      said.reduce(
        (sum, { known, alike, tells: weight }) =>
          sum + (known.some((word) => words.has(word)) ? alike * weight : 0),
        0,
      ) / all;
    const fitOf = (way: ReadonlySet<string>): number => {
      const found = foundIn(way);
      const asked = [...way].reduce((sum, word) => sum + tells(word), 0);
      return had * found + meant * Math.min(1, (found * all) / asked);
    };
    return texts
      .map(({ passage, ways, words }) => ({
        passage,
        // What several ways to ask have together is less sure than what one has.
        fit: all === 0 ? 0 : Math.max(had * foundIn(words), ...ways.map(fitOf)),
      }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit);
  };
}
