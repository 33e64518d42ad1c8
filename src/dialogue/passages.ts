import type { FinderData, Passage } from '../content-model/dialogues/finder';
import { type Reader, isFiller, likeness, stem } from './words';

/** How much of a question a passage has: 1 for all that tells something. */
export type Hit = { passage: Passage; share: number };

/** What a word says by where it stands. */
const [inQuestion, inAnswer, inPage] = [1, 0.65, 0.55];
/** What a greeting says in a sentence with something else in it. */
const inPassing = 0.1;
/** What is left of a passage without the word that tells most. */
const offTopic = 0.85;
/** What a question loses at most that asks for something else besides. */
const beside = 0.28;
/** From here on a word that nobody has used is taken for a slip of a known one. */
const slip = 0.75;

/** The telling stems of a text, each once. */
export function tellingStems(read: Reader, text: string): string[] {
  const plain = read(text.replace(/<[^>]*>/g, ' ').replaceAll('\u00ad', ''));
  const words = plain.match(/[a-z]{2,}|\d{2,}/g) ?? [];
  return onlyTelling([...new Set(words)]).map(stem);
}

/** Little words say something only where there are no others: "Wer bist du?" */
function onlyTelling(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Makes a search over what the site says. A word counts the more, the fewer passages have it; one
 * that none has counts most, so that a question about something else finds nothing.
 */
export function passagesOf({ passages, synonyms }: FinderData, read: Reader) {
  const groups = new Map(
    synonyms.flatMap((words) => {
      const [first = '', ...others] = words.flatMap((word) => tellingStems(read, word));
      return others.map((other): [string, string] => [other, first]);
    }),
  );
  const same = (word: string) => groups.get(word) ?? word;
  const texts = passages.map((passage) => textOf(passage, read, same));
  const having = new Map<string, number>();
  for (const { words, passage } of texts)
    for (const word of words.keys())
      having.set(word, (having.get(word) ?? 0) + (passage.last ? 0 : 1));
  const tellingOf = (word: string) => {
    const count = having.get(word) ?? 1;
    return count === 0 ? inPassing : Math.log(1 + texts.length / count);
  };

  /** The words of the site most like a word, as somebody may have mistyped it. */
  const knownAs = (word: string) => {
    if (having.has(same(word))) return { known: [same(word)], alike: 1 };
    let alike = 0;
    let known: string[] = [];
    for (const candidate of [...having.keys(), ...groups.keys()]) {
      const likely = likeness(word, candidate);
      if (likely < slip) continue;
      if (likely > alike) [alike, known] = [likely, [same(candidate)]];
      else if (likely === alike) known.push(same(candidate));
    }
    return { known, alike };
  };

  /** What has most of a question, best first. */
  return (question: string): Hit[] => {
    const said = tellingStems(read, question).map((word) => {
      const { known, alike } = knownAs(word);
      return { known, alike, telling: Math.max(0, ...known.map(tellingOf)) || tellingOf('') };
    });
    const all = said.reduce((sum, { telling }) => sum + telling, 0);
    const rarest = said.findIndex(
      ({ telling }) => telling === Math.max(...said.map((each) => each.telling)),
    );
    const shareOf = ({ lessons, words }: Text): number => {
      const shares = lessons.map((lesson) => {
        const found = said.map(({ known, alike, telling }) => {
          const inLesson = known.some((word) => lesson.has(word)) ? inQuestion : 0;
          const most = Math.max(inLesson, ...known.map((word) => words.get(word) ?? 0));
          return { share: (most * alike * telling) / all, isAsked: inLesson > 0 };
        });
        // Of two that have all words, the one that asks for nothing else is meant.
        const asked = found.filter(({ isAsked }) => isAsked).length / Math.max(1, lesson.size);
        const share = found.reduce((sum, each) => sum + each.share, 0);
        const fit = asked === 0 ? 1 : 1 - beside * (1 - Math.min(1, asked));
        return share * fit * (found[rarest]?.share ? 1 : offTopic);
      });
      return Math.max(...shares);
    };
    return texts
      .map((text) => ({ passage: text.passage, share: all === 0 ? 0 : shareOf(text) }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share);
  };
}

/** A passage in stems: each way to ask it, and what every other word of it says. */
type Text = {
  passage: Passage;
  lessons: ReadonlySet<string>[];
  words: ReadonlyMap<string, number>;
};

function textOf(passage: Passage, read: Reader, same: (word: string) => string): Text {
  const { question, answer, asked, words } = passage;
  const told = question === undefined ? [] : tellingStems(read, answer);
  const lessons = [
    ...(question === undefined ? [] : [tellingStems(read, question)]),
    ...(asked?.split('|').map((lesson) => lesson.split(' ')) ?? []),
  ].map((stems) => new Set(onlyTelling(stems).map(same)));
  const weights = new Map<string, number>();
  for (const word of words?.split(' ').map(same) ?? []) weights.set(word, inPage);
  for (const word of told.map(same)) weights.set(word, words === undefined ? inAnswer : inPage);
  for (const word of lessons.flatMap((lesson) => [...lesson]))
    weights.set(word, Math.max(weights.get(word) ?? 0, question === undefined ? 0 : inAnswer));
  return { passage, lessons, words: weights };
}
