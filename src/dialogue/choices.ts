import type { Slot, SlotOption } from '../content-model/dialogues';
import { formsOf, phrasesOf } from './phrases';
import { type Reader, fold, isFiller, likeness, stem } from './words';

/** How alike a word and a name must be. */
export const same = 0.84;

export const namesOf = (option: SlotOption, read: Reader, withFillers = false): string[] =>
  [...(option.value.includes(' ') ? [] : [option.value]), ...option.words].flatMap((name) =>
    wordsOf(read(name), withFillers).map(stem),
  );

const wordsOf = (text: string, withFillers: boolean): string[] =>
  (text.match(/[a-z]{2,}/g) ?? []).filter((word) => withFillers || !isFiller(word));

/** How well a word names an option. */
export const naming = (word: string, names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => nearlySame(stem(word), name)));

/** "Salami" is no "Salat": of short words, only the ending may differ. */
function nearlySame(word: string, name: string): number {
  const short = Math.min(word.length, name.length) < 6;
  return short && Math.abs(word.length - name.length) > 1 ? 0 : likeness(word, name);
}

/**
 * The options a folded sentence names, the one that is named best first.
 * @param asked whether the question was which one: then little words such as "ja" count as well
 */
export function choicesIn(
  text: string,
  options: readonly SlotOption[],
  read: Reader,
  asked: boolean,
): string[] {
  const sure = options.filter(
    ({ phrases }) =>
      phrasesOf(phrases.map((each) => fold(each)).join('|'))(formsOf(read, text)) !== undefined,
  );
  if (sure[0] !== undefined) return [sure[0].value];
  // A "nein" in front of something else is no answer to which one.
  const isLong = text.split(' ').length > 3;
  // "Nicht 15, sondern 50 Leute" says no no.
  const words = wordsOf(text, asked && text.split(' ').length < 6).filter(
    (word) => (asked && !isLong) || !/^(ja|nein|nicht|ohne|keine?n?)$/.test(word),
  );
  const named = options.map((option) => ({
    value: option.value,
    exact: text.includes(fold(option.value)) ? 50 : 0,
    names: namesOf(option, read, asked),
    words: new Array<string>(),
  }));
  for (const word of new Set(words)) {
    const fits = named.map(({ names }) => naming(word, names));
    const best = Math.max(...fits);
    if (best < same) continue;
    named.forEach((option, index) => {
      if (fits[index] === best) option.words.push(word);
    });
  }
  // Long words say more: "Räderwechsel, ich warte" asks for no "Wartung".
  const fitOf = (option: (typeof named)[number]) => option.exact + option.words.join('').length;
  const found = named.filter((option) => fitOf(option) > 0).sort((a, b) => fitOf(b) - fitOf(a));
  // A word that two share names neither beside a better one.
  const [first] = found;
  return found
    .filter(
      (option) => option === first || option.words.some((word) => !first?.words.includes(word)),
    )
    .map(({ value }) => value);
}

const no = /\b(?:nicht|kein\w*|kane?|niemand|ohne|nie|fehlt|streich\w*|stornier\w*|absag\w*)\b/;

/**
 * The options that a folded sentence names without a slip, or by a phrase; with a "nicht", only by a
 * phrase that has one as well.
 * @param inWords whether the words that count as an answer name an option, and not its own name alone
 */
export function exactly(
  text: string,
  options: readonly SlotOption[],
  read: Reader,
  inWords = true,
): string[] {
  const said = formsOf(read, text);
  const words = said.words.map(stem);
  // "Ohne Zwiebel, zum Abholen" says no to the onion.
  const isNegated = !inWords && no.test(text.replace(/\bohne \w+|\([^)]*\)/g, ' '));
  const phrased = options.filter(({ phrases }) => {
    const meant = phrases.map((each) => fold(each)).filter((each) => !isNegated || no.test(each));
    return phrasesOf(meant.join('|'))(said);
  });
  if (phrased.length > 0 || isNegated) return phrased.map(({ value }) => value);
  return options
    .filter((option) => {
      const named = namesOf(inWords ? option : { ...option, words: [] }, read);
      return named.some((name) => words.includes(name)) || text.includes(fold(option.value));
    })
    .map(({ value }) => value);
}

/** Where one thing named in a folded sentence ends and the next begins. */
export const clausesOf = (text: string): string[] =>
  text.split(/(?<=[,;!?]|(?<!str|nr|dr|\d)\.)\s+|\s(?=und |was kost|was macht|wie ?viel )/i);

/** What asks, and wishes for nothing. */
export const asksOnly =
  /(?:^|\boder )(?:und )?(?:was|wie|wan|warum|ob|\w+ ab wan|(?:habt|haben sie|gibt|kan man|darf)\b(?!.*\b(?:frei|platz|termin|zeit)))\b.*\?|\bkost\w*\b/;

/** The option that a folded sentence surely means, though nobody asked. */
export function surelyIn(
  text: string,
  options: readonly SlotOption[],
  read: Reader,
): string | undefined {
  const parts = clausesOf(text).filter((part) => !asksOnly.test(part));
  const found = parts.flatMap((part) => exactly(part, options, read, false)[0] ?? []);
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** Whether a choice that goes by months was made: "bis Ende Jänner" is no day then. */
export const takesMonths = (
  slots: Readonly<Record<string, Slot>>,
  values: Readonly<Record<string, string>>,
): boolean =>
  Object.entries(values).some(([name, value]) => {
    const slot = slots[name];
    return (
      slot?.type === 'choice' &&
      slot.options.some((each) => each.value === value && /jänner/.test(each.phrases.join(' ')))
    );
  });
