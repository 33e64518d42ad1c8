import type { Dialogue, LearnedIntent as Intent } from '../content-model/dialogues';
import { formsOf, phrasesOf } from './phrases';
import { type Reader, fold, isFiller, likeness, stem, stemsOf } from './words';

/**
 * An intent, how many words of the sentence speak for it, how much they say, and which they are.
 */
export type Hit = { intent: Intent; score: number; words: number; said: ReadonlySet<string> };

/** What a phrase says is surely meant. */
export const isSure = ({ score }: Hit): boolean => score >= sure;
const sure = 4;
/** From here on two stems are the same word. */
const alike = 0.75;
/** What has nearly as much as the best could be meant as well. */
export const nearly = 0.8;

/** Finds what a sentence could be about: an intent is meant when all words of one of its keys are said. */
export function intentsOf({ intents }: Dialogue, read: Reader) {
  const keyed = intents.map((intent) => ({
    intent,
    isMeant: phrasesOf(intent.phrases ?? ''),
    isElse: phrasesOf(intent.unless ?? ''),
    keys: (intent.keys ?? '')
      .split('|')
      .filter(Boolean)
      .map((key) => key.split(' ')),
  }));
  /** @param whole the sentence it is a part of: what is said there may mean that it is something else */
  return (text: string, whole = text): Hit[] => {
    const plain = read(text);
    const said = [...new Set((plain.match(/[a-z]{2,}|\d+/g) ?? []).map(stem))];
    const fits = new Map<string, { fit: number; word: string }>();
    const fitOf = (key: string) => {
      const known = fits.get(key);
      if (known !== undefined) return known;
      // "Zahnarzttermin" is about a "Termin", but no "Tisch" is about Croatian.
      const close = said.filter((word) => key.length - word.length < (key.length < 7 ? 1 : 3));
      const found = { fit: 0, word: '' };
      for (const word of close) {
        const likely = likeness(word, key);
        // Short words have neighbours that mean something else: "drückt" is no "Dreck".
        if (likely > found.fit && likely >= (key.length < 7 ? 0.9 : alike))
          Object.assign(found, { fit: likely, word });
      }
      fits.set(key, found);
      return found;
    };
    const all = (plain.match(/[a-z]{2,}|\d+/g) ?? []).map(stem).join(' ');
    const scoreOf = (key: readonly string[]): number => {
      let score = 0;
      // Little words mean something only one after the other: "wo seid ihr".
      if (key.every(isFiller) && !` ${all} `.includes(` ${key.join(' ')} `)) return 0;
      for (const word of key) {
        const { fit } = fitOf(word);
        if (fit === 0) return 0;
        score += fit * weightOf(word);
      }
      return score;
    };
    const forms = formsOf(read, text);
    const around = whole === text ? forms : formsOf(read, whole);
    return keyed
      .filter(({ isElse }) => isElse(around) === undefined)
      .map(({ intent, keys, isMeant }): Hit => {
        const meant = isMeant(forms);
        if (meant) return { intent, score: sure, words: 3, said: new Set([...meant].map(stem)) };
        let [score, words] = [0, 0];
        const named = new Set<string>();
        for (const key of keys) {
          const next = scoreOf(key);
          if (next > 0) key.forEach((word) => named.add(fitOf(word).word));
          if (next > score) [score, words] = [next, key.length];
        }
        return { intent, score, words, said: named };
      })
      .filter(({ score }) => score > 0.55)
      .sort((a, b) => b.score - a.score);
  };
}

/** Little words say little, long ones more. */
const weightOf = (word: string): number =>
  isFiller(word) ? 0.3 : 0.8 + Math.min(word.length, 9) / 20;

/** The intents whose words always say the same, such as "ja"; only when nothing else is said. */
export function closedOf({ intents }: Dialogue, read: Reader) {
  const closed = new Map(
    intents.flatMap((intent) =>
      (intent.words?.split(' ') ?? []).map((word): [string, Intent] => [word, intent]),
    ),
  );
  return (text: string): Intent | undefined => {
    const said = stemsOf(read, text).map((word) => closed.get(word));
    const [first] = said;
    if (first === undefined || said.some((each) => each === undefined)) return undefined;
    // "Sicher nicht" is a no, "ok, danke" thanks: what comes first among the intents. But "ja,
    // danke" is a yes.
    const agreed = /^(ja|jo)\b(?!.*\bn)/.test(read(text)) ? first : undefined;
    const found = agreed ?? intents.find((each) => said.includes(each));
    // "Alles super" says no thanks.
    const thanks = /dank|merci|thank|tschu|baba|pfia|wieder|ciao|\bbis\b|\bdas war/.test(
      read(text),
    );
    return found?.id === 'thanks' && !thanks ? said.find((each) => each !== found) : found;
  };
}

/** The intent whose name stands on a button. */
export const labelled = ({ intents }: Dialogue, text: string): Intent | undefined =>
  intents.find(({ label }) => label !== undefined && fold(label) === fold(text.trim()));
