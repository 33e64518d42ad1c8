import type { Dialogue, LearnedIntent as Intent } from '../../content-model/dialogues';
import { numberOf } from './numbers';
import { slotOf, stepOf } from './state';
import { type Reader, isFiller, likeness, stem } from './words';

/** How well an intent fits a sentence; from `sure` on it counts. */
export type Match = { intent: Intent; score: number };

/** From here on an intent is meant. */
const sure = 0.5;
/** A task is meant from here on; below, it is one of two that could be. */
const certain = 0.55;
/** From here on as well, if it fits at least twice as well as any other. */
const clear = 0.3;
/** Together from here on, two that leave all others behind are worth asking which one is meant. */
const either = 0.42;
/** Two intents closer than this could both be meant. */
const close = 0.08;

const weekday = /^(heut|morgen|ubermorg|wochenend|(mon|diens|doners|frei|sams|son)tag|mitwoch)/;

/** Whoever no longer wants something books nothing; folded. */
const declining = /\b(doch|brauch\w*|wol\w*) (\w+ ){0,3}(nicht|kein\w*)\b/;

/** What is left of a score when half of the words are unknown. */
const strangers = 0.75;
/** What is left of an intent's evidence when it is one word among more than two. */
const alone = 0.85;

/** How much a word says for intents, by their ids. */
type Weights = ReadonlyMap<string, number>;
type Vocabulary = ReadonlyMap<string, Weights>;
export type Matcher = (text: string) => Match[];

/** What the names of a task's options say about its intent, compared with an example. */
const optionMass = 0.5;

/** Little words that are left out, for they stand in every kind of sentence. */
const mute = /^(ein|d(er|ie|as|en|em|es)|bit|ich|und|in|im|fur|mit|auf|zu|am|es|noch|wir)$/;

/** The stems of a sentence; numbers and days count as one word each. */
function stemsOf(read: Reader, text: string): string[] {
  const words = read(text).match(/[a-z]+|\d+([:.]\d\d)?/g) ?? [];
  const stems = words.map((word) => {
    if (/\d/.test(word) || (numberOf(word) ?? 1) > 1) return '#';
    if (weekday.test(word)) return '@';
    return stem(word);
  });
  const telling = stems.filter((word) => !mute.test(word));
  return telling.length > 0 ? telling : stems;
}

/** Numbers and days say little: whoever asks for 17 times 23 wants no table. */
const valueWeight = 0.25;
const isValue = (word: string): boolean => word === '#' || word === '@';

const isTelling = (word: string): boolean => !isFiller(word);

/**
 * What is learned from an example: two telling words are enough, with fewer the others help. The
 * build does this, so that browsers load and read less.
 */
export function lessonOf(read: Reader, example: string): string {
  const stems = stemsOf(read, example);
  const telling = stems.filter(isTelling);
  const many = telling.filter((word) => !isValue(word)).length > 1;
  return (many ? telling : stems).join(' ');
}

/** The lessons of an intent and the names of what its task begins with, each with its mass. */
function lessonsOf(dialogue: Dialogue, { lessons, step }: Intent, read: Reader) {
  const slot = slotOf(dialogue, stepOf(dialogue, step)?.slot);
  const options = slot && 'options' in slot ? slot.options : [];
  return [
    ...lessons.split('|').map((lesson) => ({ stems: lesson.split(' '), mass: 1 })),
    ...options.flatMap(({ value, words }) =>
      [value, ...words].map((text) => ({ stems: stemsOf(read, text), mass: optionMass })),
    ),
  ];
}

/**
 * Learns from the examples which word speaks for which intent. A word of few intents says much, one
 * of many says little; one among many in its example says less than one that stands alone.
 */
export function matcherOf(dialogue: Dialogue, read: Reader): Matcher {
  const { intents } = dialogue;
  const lessons = intents.map((intent) => lessonsOf(dialogue, intent, read));
  const masses = new Map<string, Map<string, number>>();
  intents.forEach(({ id }, index) => {
    for (const { stems, mass } of lessons[index] ?? []) {
      const telling = [...new Set(stems.filter(isTelling))];
      for (const word of telling) {
        const ofWord = masses.get(word) ?? new Map<string, number>();
        ofWord.set(id, (ofWord.get(id) ?? 0) + mass / Math.sqrt(telling.length));
        masses.set(word, ofWord);
      }
    }
  });
  const vocabulary = new Map(
    [...masses].map(([word, ofWord]): [string, Weights] => {
      const total = [...ofWord.values()].reduce((sum, mass) => sum + mass, 0);
      const rare = 1 - Math.log(ofWord.size) / Math.log(intents.length);
      const most = isValue(word) ? valueWeight : 1;
      const weigh = (mass: number) => (mass / total) * rare * (mass / (mass + 0.5)) * most;
      return [word, new Map([...ofWord].map(([id, mass]) => [id, weigh(mass)]))];
    }),
  );
  const known = lessons.map((list) =>
    list.filter(({ mass }) => mass === 1).map(({ stems }) => new Set(stems)),
  );

  return (text) => {
    const stems = stemsOf(read, text);
    const words = new Set(stems);
    const { evidence, foreign } = evidenceOf(words, vocabulary);
    const declines = declining.test(read(text));
    // Small talk is short; in a long sentence its words mean something else.
    const short = Math.min(1, 2.5 / stems.length);
    return intents
      .map((intent, index) => {
        const nearest = Math.max(...(known[index] ?? []).map((lesson) => overlap(lesson, words)));
        const said = (evidence.get(intent.id) ?? 0) * (intent.rank === 'last' ? short : 1);
        const refused = declines && intent.step !== undefined ? 0.4 : 1;
        return { intent, score: (said + 0.6 * nearest) * refused * foreign };
      })
      .sort((a, b) => b.score - a.score);
  };
}

/** What the words of a sentence say for each intent. */
function evidenceOf(words: ReadonlySet<string>, vocabulary: Vocabulary) {
  const evidence = new Map<string, number>();
  const fitting = new Map<string, number>();
  const telling = [...words].filter(isTelling);
  let known = 0;
  for (const word of telling) {
    const { alike, found } = nearest(word, vocabulary);
    if (found.length > 0) known += 1;
    const most = new Map<string, number>();
    for (const weights of found)
      for (const [id, weight] of weights) most.set(id, Math.max(most.get(id) ?? 0, weight));
    for (const [id, weight] of most) {
      evidence.set(id, (evidence.get(id) ?? 0) + weight * alike);
      fitting.set(id, (fitting.get(id) ?? 0) + 1);
    }
  }
  // Somebody who asks for the guests' wifi does not ask for other guests.
  if (telling.length > 2)
    for (const [id, said] of evidence) if (fitting.get(id) === 1) evidence.set(id, said * alone);
  // "Verkauft ihr auch Traktoren?" is about something else than what is sold here.
  const foreign = telling.length > 1 && known <= telling.length / 2 ? strangers : 1;
  return { evidence, foreign };
}

/** The known words most like a word, and how alike they are. */
function nearest(word: string, vocabulary: Vocabulary) {
  const same = vocabulary.get(word);
  if (same !== undefined || isValue(word)) return { alike: 1, found: same ? [same] : [] };
  let alike = 0;
  let found: Weights[] = [];
  for (const [known, weights] of vocabulary) {
    const likely = isValue(known) ? 0 : likeness(word, known);
    if (likely > alike) [alike, found] = [likely, [weights]];
    else if (likely === alike && likely > 0) found.push(weights);
  }
  return { alike, found };
}

/** Shared words of two sentences, from half of them on; little words count here as well. */
function overlap(lesson: ReadonlySet<string>, said: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of said) if (lesson.has(word)) shared += 1;
  const share = shared / (lesson.size + said.size - shared);
  return share >= 0.5 ? share : 0;
}

/**
 * What a sentence means: one intent, two that could both be meant, or none. Intents of rank `first`
 * win when they fit nearly as well as the best, those of rank `last` only when nothing else does.
 */
export function meaningOf(matches: readonly Match[]): Match[] {
  const [fittest, next] = matches;
  const isClear = (fittest?.score ?? 0) >= Math.max(clear, 2 * (next?.score ?? 0));
  const ofRank = (wanted: Intent['rank'], least: number) =>
    (isClear ? matches.slice(0, 1) : matches).filter(
      ({ intent: { rank = 'normal' }, score }) => rank === wanted && (isClear || score >= least),
    );
  const urgent = Math.max(sure, 0.8 * (fittest?.score ?? 0));
  const ranked = [ofRank('first', urgent), ofRank('normal', sure), ofRank('last', sure)];
  const [best, second] = ranked.find((list) => list.length > 0) ?? [];
  if (best === undefined) return twoOf(matches);
  // Half an understanding leads nobody into a booking.
  const isVague = best.intent.step !== undefined && best.score < certain;
  const other = isVague ? matches.find((each) => each !== best && each.intent.label) : second;
  if (other === undefined || best.intent.rank !== undefined) return [best];
  return isVague || best.score - other.score < close ? [best, other] : [best];
}

/** Two intents that share what was said, if no third one does and both can be asked for. */
function twoOf([first, second, third]: readonly Match[]): Match[] {
  if (!first?.intent.label || !second?.intent.label) return [];
  const others = third?.score ?? 0;
  const isBetween = first.score + second.score >= either && others < 0.7 * second.score;
  return isBetween && second.score >= 0.15 ? [first, second] : [];
}
