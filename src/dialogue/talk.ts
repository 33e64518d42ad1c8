import type { Dialogue, Language } from '../content-model/dialogues';
import { answerTo } from './rules';
import type { Heard } from './rules/heard';
import { wantsNoCall } from './rules/call-back';
import { withoutCards } from './rules/contact';
import { writtenForms } from './dialect';
import { type Hit, closedOf, intentsOf, labelled } from './intents';
import { dangersOf } from './emergencies';
import { languageOf } from './languages';
import { monthNames, weekdays } from '../content-model/calendar';
import { dialogueWords as own } from './messages';
import { type Chip, type Turn, chipsOf, noteSlot, turn } from './speak';
import { type State, emptyState, optionsOf } from './state';
import { askAgain, sayAndGoOn } from './steps';
import { saidIn } from './values';
import { mostOf, partsIn } from './parts';
import { type Reader, isFiller, longest, readerOf, stem } from './words';

export type { Chip, Turn };

/** A dialogue that is ready to be talked to. */
export type Assistant = {
  dialogue: Dialogue;
  read: Reader;
  find: ReturnType<typeof intentsOf>;
  close: ReturnType<typeof closedOf>;
  danger: ReturnType<typeof dangersOf<Dialogue['emergencies'][number]>>;
  isKnown: (text: string) => boolean;
};

/** Without one of these, no sentence is about giving up or moving what was arranged. */
const callsOff =
  /\b(nicht|nie|kein\w*|absag\w*|abgesagt|ab|weg|o|storn\w*|streich\w*|abbestel\w*|verschieb\w*|verleg\w*|verspat\w*|spater|krank|brauch\w*|stau|umbuch\w*|ander\w*|lieber|stat|erledigt|schaf\w*|schieb\w*)\b/;

/** "Weh tut's nicht." */
const painless =
  /\b(?:weh|schmerzen) (?:tut\w*|tuat\w*|tat\w*) (?:\w+ ){0,2}nicht\b|\bschmerzen hab\w* (?:ich|i) (?:\w+ ){0,2}(?:kein\w*|nicht)\b|\b(?:nicht|kein\w*) (?:weh|schmerz\w*)\b/;

/** Words with which an intent is not meant: "anrufen, nicht schreiben", "bitte nicht aufs Zimmer anrufen". */
const unless: Readonly<Record<string, RegExp>> = {
  toothache: painless,
  pain: painless,
  'write-only':
    /\b(?:nicht|kein\w*|stat) (?:\w+ )?(?:schreib\w*|mail\w*|sms)\b|\bbite anruf\w*|unterschreib|\bnicht (?:am|in|vor|nach|um|bis|ab|erst|heute?|morgen) (?:\w+ ){1,3}anruf\w*/,
  human:
    /\b(?:mus|sol) (?:ich|i) (?:\w+ ){0,4}anruf\w*|\bwan (?:ruf|ruaf|meld)\w*|\b(?:nicht|kein\w*) (?!(?:am|in|vor|nach|um|bis|ab|erst|heute?|morgen) )(?:\w+ ){1,3}(?:anruf\w*|telefonier\w*)\b|\b(?:anruf\w*|verbind\w*) (?:brauch\w*|mus\w*|sol\w*) (?:\w+ ){0,4}(?:nicht|kein\w*|niemand)\b|\b(?:nicht|kein\w*|niemand) (?:\w+ )?(?:verbind\w*|angerufen|anruf\w*)\b|\bals (?:einen )?anruf\b|\b(?:wen|das|bevor|vorher|davor)\b[^.!?]*\b(?:vorher|davor|kurz|ehe) (?:\w+ ){0,3}(?:an(?:ge)?ruf\w*|lautet\w*)\b/,
};

/** Who writes like this writes as people talk. */
const spoken =
  /(^|[\s,])(i|a|ned|net|nit|hob|hom|hobt?s|habts|is|des|de|oda|wos|wia|fia|san|ma|mi|di|eich|heit|no|nu|da|mei|bei|kan|warat|dat|tat|hätt i)(?=[\s,?!.]|$)|['’]/i;

/** Prepares a dialogue. */
export function assistantOf(dialogue: Dialogue): Assistant {
  const spelt = readerOf(dialogue.variants);
  const exact = knownWords(dialogue, spelt);
  const known = new Set([...exact].map(stem));
  // "Depot" of a phrase is no spoken "Depat".
  const ofPhrases = new Set(
    dialogue.intents.flatMap(({ phrases = '' }) => phrases.match(/[a-z]{4,}/g) ?? []),
  );
  const means = (word: string) => known.has(stem(word)) || ofPhrases.has(word) || isFiller(word);
  const read: Reader = (text) =>
    spoken.test(text)
      ? spelt(text).replace(/[a-z]{4,}/g, (word) =>
          means(word) ? word : (writtenForms(word).find(means) ?? word),
        )
      : spelt(text);
  // "Maier" has the stem of "Mai", and is a name.
  const isName = (text: string) => /^\p{Lu}[\p{L}-]+er$/u.test(text) && !exact.has(read(text));
  const isKnown = (text: string) =>
    !isName(text) &&
    (read(text).match(/[a-z]{2,}|\d+/g) ?? []).some(
      (word) => isFiller(word) || known.has(stem(word)) || /\d/.test(word),
    );
  return {
    dialogue,
    read,
    find: intentsOf(dialogue, read),
    close: closedOf(dialogue, read),
    danger: dangersOf(dialogue.emergencies, read, dialogue.groups),
    isKnown,
  };
}

/** Every word that means something to the assistant, so that it is nobody's name. */
function knownWords(dialogue: Dialogue, read: Reader): ReadonlySet<string> {
  const { intents, variants, replies, steps, emergencies } = dialogue;
  const texts = [
    ...intents.flatMap(({ keys, words, label }) => [keys ?? '', words ?? '', label ?? '']),
    ...optionsOf(dialogue).flatMap(({ value, words, phrases }) => [value, ...words, ...phrases]),
    ...Object.keys(variants),
    ...replies,
    ...steps.flatMap((step) => step.replies),
    ...emergencies.map(({ words }) => words),
    ...weekdays,
    'Halb Viertel Dreiviertel Vormittag Nachmittag Abend Mittag Früh Morgen Heute Übermorgen Woche Später Früher Lieber Statt Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf Siebent Sechst Viert Fünft Beide Absagen Verschieben Streichen Brauchen Machen Schauen Wissen Sagen Ändern Kinderwagen',
    'Leute Pers Pax Personen Kinder Erwachsene Gäste Uhr Stunde Minuten Zimmer Name Nummer Wochenende Englisch',
    ...monthNames,
  ]
    .join(' ')
    .replace(/[*|/]/g, ' ');
  return new Set(read(texts).match(/[a-z]{2,}/g) ?? []);
}

/** The assistant's greeting, which may ask the first question already. */
export const greet = ({ dialogue }: Assistant): Turn =>
  turn(
    dialogue,
    { ...emptyState, task: dialogue.begins, step: dialogue.begins },
    [dialogue.greeting],
    dialogue.replies,
  );

/** An assistant that reads another language as well: its words mean what the German ones do. */
function readingIn(who: Assistant, { glossary }: Language): Assistant {
  const known = readers.get(glossary);
  if (known !== undefined) return known;
  const theirs = new Set(Object.values(glossary).join(' ').split(' '));
  // "No" is "noch" to an Austrian, and "kein" to whoever writes English.
  const variants = Object.fromEntries(
    Object.entries(who.dialogue.variants).map(([word, others]) => [
      word,
      others
        .split(' ')
        .filter((each) => !theirs.has(each))
        .join(' '),
    ]),
  );
  const both = Object.entries(glossary).map(([word, others]): [string, string] => [
    word,
    `${variants[word] ?? ''} ${others}`.trim(),
  ]);
  const ofBoth = assistantOf({
    ...who.dialogue,
    variants: { ...variants, ...Object.fromEntries(both) },
  });
  // Dangers are known by their foreign words.
  const reading = { ...ofBoth, dialogue: who.dialogue, danger: who.danger };
  readers.set(glossary, reading);
  return reading;
}
const readers = new WeakMap<Language['glossary'], Assistant>();

/** The answer to a sentence. */
export function answer(speaker: Assistant, before: State, sentence: string, now: Date): Turn {
  const written = inGerman(speaker.dialogue, sentence.slice(0, longest));
  const kept = withoutCards(written);
  const language = languageOf(kept, speaker.dialogue.languages, before.language);
  const text = language ? kept : kept.replace(/(?<=\s)[u+&](?=\s)/g, 'und');
  const who = language ? readingIn(speaker, language) : speaker;
  const listening = { ...who, now };
  const plain = who.read(text);
  const calling = before.calling && !wantsNoCall(plain);
  // "Nein, keine Strähnen": what was to come afterwards is not wanted.
  const later = before.later.filter(
    (wish) => !new RegExp(`\\bkein\\w* ${who.read(wish)}`).test(plain),
  );
  const state: State = { ...before, offered: undefined, calling, later };
  const mayCallOff = callsOff.test(plain);
  const parts = partsIn(text);
  const find = (part: string) =>
    who
      .find(part, text)
      .filter(({ intent: { id } }) => !unless[id]?.test(who.read(part)))
      .filter(({ intent: { id } }) => id !== 'call-off' || mayCallOff);
  const heard: Heard = {
    ...listening,
    state,
    text,
    language,
    hadCard: text.includes('…') && !sentence.includes('…'),
    plain,
    said: saidIn(listening, state, text),
    find,
    parts,
    hits: greetingLast(mostOf(parts.flatMap(find))),
    close: who.close,
    closed: who.close(text),
    button: labelled(who.dialogue, text),
  };
  const turn = answerTo(heard);
  const kind = language ? undefined : sympathyIn(heard, turn);
  return kind === undefined
    ? turn
    : {
        ...turn,
        says: [kind, ...turn.says],
        state: { ...turn.state, said: [...turn.state.said, kind] },
      };
}

/** What somebody who is ill or in mourning is told before anything else, once. */
function sympathyIn({ plain, text, state, danger }: Heard, { says }: Turn): string | undefined {
  const kind = mourning.test(plain) ? own.condolence : ill.test(plain) ? own.getWell : undefined;
  const isSaid = state.said.includes(kind ?? '') || /leid/.test(says.join());
  return isSaid || danger(text) ? undefined : kind;
}
const ill =
  /\b(?:krank(?:er|e|es|en)?|erkrankt|fieber|gripe?|(?:im|ins) (?:spital|krankenhaus)|operier\w*|(?:arm|bein|fus|hand|finger|hufte) (?:ist )?gebroch\w*|magen\w*|verkuhl\w*|migrane)\b/;
const mourning = /\b(?:gestorben|verstorben|begrabnis|beerdig\w*|todesfal|trauerfal)\b/;

/** Whoever greets and says more wants more than a greeting. */
const greetingLast = (hits: readonly Hit[]): Hit[] => [
  ...hits.filter(({ intent }) => intent.id !== 'hello'),
  ...hits.filter(({ intent }) => intent.id === 'hello'),
];

/** A button in another language means what it means in German. */
function inGerman({ english, languages }: Dialogue, text: string): string {
  const buttons = [english?.buttons ?? {}, ...languages.map((each) => each.buttons)];
  const [german] =
    buttons.flatMap((each) => Object.entries(each)).find(([, theirs]) => theirs === text.trim()) ??
    [];
  return german ?? text;
}

/** What is understood at a state that somebody else has made. */
export const chipsAt = (who: Assistant, state: State): Chip[] => chipsOf(who.dialogue, state);

/** What somebody says by touching the chip of a value. */
export const changeOf = (what: string): string => own.changeOf(what);

/** Asks again for one value, because somebody has touched its chip. */
export function change(who: Assistant, before: State, slot: string, now: Date): Turn {
  if (slot === noteSlot)
    return sayAndGoOn({ ...who, now }, { ...before, notes: undefined }, [own.noteGone]);
  return askAgain({ ...who, now }, before, slot);
}
