import { isEnglish } from '../fill';
import { namesOf, naming, same } from '../choices';
import { type Hit, isSure } from '../intents';
import { numberOf } from '../numbers';
import { type State, optionsOf } from '../state';
import { formsOf, phrasesOf } from '../phrases';
import { givenName } from '../names';
import { fold, isCommon, isFiller, stem } from '../words';
import { asksPrice, pricesIn } from '../prices';
import { saidIn, saysSomething } from '../values';
import { repeats } from '../wishes';
import { type Heard } from './heard';

const when =
  /tags?$|tag(abend|mitag|vormit|nachmit|fruh)|woch$|^(januar|janer|feber|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|halb|viertel|dreiviertel|vormitags|nachmitags|abends|mitags|punkt|gegen|zwischen|uhr)$|^(mo|di|mi|do|fr|sa|so|am|pm)$/;

/** The words of a sentence that tell something, but for values that were read out of it. */
export function tellingIn(heard: Heard): string[] {
  const { said, dialogue, read, plain, state } = heard;
  const chosen = new Set([
    ...Object.values(state.values),
    ...Object.values(said.values),
    ...said.later,
  ]);
  const items = said.change?.(state.items) ?? [];
  const taken = optionsOf(dialogue).filter(
    ({ value }) => chosen.has(value) || items.some((item) => item.value === value),
  );
  const names = taken.map((option) => namesOf(option, read));
  const phrased = phrasesOf(
    taken.flatMap(({ phrases }) => phrases.map((each) => fold(each))).join('|'),
  );
  const ofPhrases = phrased(formsOf(read, plain));
  const units = Object.values(dialogue.slots).flatMap((slot) =>
    slot.type === 'count' && slot.unit ? stem(read(slot.unit)) : [],
  );
  const given = givenName(heard.text, heard.isKnown) ?? '';
  const name = new Set(
    [given, ...Object.values(said.values)].flatMap((value) => read(value).match(/[a-z]+/g) ?? []),
  );
  return [...new Set(plain.match(/[a-z]{3,}/g) ?? [])].filter(
    (word) =>
      !isFiller(word) &&
      !isCommon(word) &&
      !when.test(word) &&
      numberOf(word) === undefined &&
      !name.has(word) &&
      !units.includes(stem(word)) &&
      !ofPhrases?.has(word) &&
      !names.some((each) => naming(word, each) >= same),
  );
}

/** The parts of a sentence, each as if it were the whole. */
export const partsOf = (heard: Heard): Heard[] =>
  heard.parts.length < 2
    ? [heard]
    : heard.parts.map((text) => ({
        ...heard,
        text,
        parts: [text],
        plain: heard.read(text),
        hits: heard.find(text),
      }));

/**
 * How much of what a sentence tells an intent speaks of, from 0 to 1; a phrase is meant whatever
 * else is said. Of several parts, the one it speaks of most counts.
 */
export const coverageOf = (heard: Heard, ...hits: readonly (Hit | undefined)[]): number =>
  Math.max(
    ...partsOf(heard).map((part) => {
      if (hits.some((hit) => hit && isSure(hit))) return 1;
      const telling = tellingIn(part);
      const named = telling.filter((word) => hits.some((hit) => hit?.said.has(stem(word))));
      const more = Math.max(...hits.map((hit) => hit?.words ?? 0)) - 1;
      return telling.length === 0 ? 1 : named.length / telling.length + 0.12 * more;
    }),
  );

/** So much of a sentence has to be explained to answer it, and so much to answer without a note. */
export const [some, most] = [0.3, 0.45];

/** What nobody has answered is written down, in the visitor's own words. */
export function noted(state: State, text: string): State {
  const note = text.trim().replace(/\s+/g, ' ');
  const known = state.notes ?? [];
  return known.includes(note) ? state : { ...state, notes: [...known, note].slice(-8) };
}

/** Whether much is said beside what is answered, or a number that nobody asked for: a time, a room. */
export const isLeftOver = (heard: Heard, hits: readonly (Hit | undefined)[]): boolean =>
  (/\b(?!24\b)\d/.test(heard.plain) && Object.keys(heard.said.values).length === 0) ||
  openIn(heard, hits).length > 0;

/** Whether a hit speaks of a word: whoever begins a task may use every word of it. */
const explains = (hit: Hit | undefined, word: string): boolean =>
  hit !== undefined &&
  (hit.said.has(word) ||
    (hit.intent.step !== undefined &&
      ` ${hit.intent.keys?.replaceAll('|', ' ')} `.includes(` ${word} `)));

/** The telling words of a sentence that no hit speaks of. */
export const restOf = (heard: Heard, hits: readonly (Hit | undefined)[]): string[] =>
  tellingIn(heard).filter(
    (word) => word.length > 3 && !hits.some((hit) => explains(hit, stem(word))),
  );

/** A greeting or a closing by itself. */
export const closing =
  /^(?:(?:ja|jo|passt|gut|ok(?:ay)?|bitte)[, ]+)*(?:(?:griaß|grüß|servus|hallo|seas)(?: \S+)?[,.! ]*$|(?:lg|mfg|(?:liebe|viele|herzliche|schöne|beste|mit freundlichen) grüße?|danke? für)\b[^?]*$|(?:bitte )?(?:tr[ao]g\w*(?: \w+)? ein|eintragen|buchen sie das|nehm(?:e|en)? (?:ich|i|wir|ma))\W*$)/i;

/** "Bitte jemand kommen" adds nothing to whoever was promised. */
const calling =
  /^(?:bitte,? |soll |kann |die |der )*(?:jemand|wer|chefin?|meister|sie)(?: soll| bitte| schnell| heute| gleich)* (?:kommen|anrufen|melden|zurückrufen|vorbeikommen|vorbeischauen)(?:,? nicht schreiben)?\W*$/i;

/** The parts of a sentence that hold more than the hits speak of. */
export const openIn = (heard: Heard, hits: readonly (Hit | undefined)[]): Heard[] =>
  partsOf(heard).filter((part) => {
    if (closing.test(part.text) || calling.test(part.text)) return false;
    if (requests.test(part.plain)) return false;
    if (repeats.test(part.plain) && tellingIn(part).length < 3) return false;
    if (isCondition(part)) return true;
    if (part.isPriced && asksPrice(part.plain) && restOf(part, hits).length < 5) return false;
    if (isUnanswered(part, hits)) return true;
    const rest = restOf(part, hits);
    // What a phrase surely means is answered, whatever stands beside it.
    const isSaid = part.hits.some(
      (hit) => isSure(hit) && hits.some((each) => each?.intent === hit.intent),
    );
    return (
      rest.length > (isSaid ? 2 : 1) ||
      (!isSaid && rest.some((word) => word.length > (isEnglish(heard.state) ? 6 : 4)))
    );
  });

/** "Wenn's nix extra kostet" is for a person to read; "wenn es geht" asks for nothing. */
const isCondition = ({ text }: Heard): boolean =>
  !text.includes('?') &&
  /(?:^|[,.] ?|\bnur |\baber )(?:wenn['’]?s?|wauns?|falls|sofern|außer) (?!(?:es |das |des |si |sich |bei (?:euch|ihnen) |noch |was )*(?:nicht dann|geht|gang|ginge|möglich|passt|past|frei|ausgeht|platz)\b)\S+ \S+/iu.test(
    text,
  );

/** Whether a part asks something that nobody has answered, in whatever common words. */
const isUnanswered = (part: Heard, hits: readonly (Hit | undefined)[]): boolean =>
  asksSomething(part) &&
  !checking.test(part.plain) &&
  !(asksPrice(part.plain) && (part.isPriced || pricesIn(part) !== undefined)) &&
  (!hasValues(part) || asksHow.test(part.plain)) &&
  !part.hits.some(({ intent }) => hits.some((hit) => hit?.intent === intent));

/** Who asks so wants to know something, whatever is named. */
const asksHow =
  /^(?:und |aber |oder )*(?:mus man|wie oft|wie lang\w*|was pasiert|wozu|warum|wieso)\b/;

/** "Könnten Sie das bitte für uns bestellen?" asks for what is arranged anyway. */
const requests =
  /^(?:kont\w*|konen|kan|wurd\w*) (?:da |bite )*(?:sie|ihr|du|man|jemand|wer) (?:(?:das|mir|uns|es|bite|fur|mich|gleich) )*(?:vorbei\w*|kom\w*|bestel\w*|buch\w*|eintrag\w*|reservier\w*|mach\w*|notier\w*|ausmach\w*)\W*$/;

/** "Geht das?" and "Wann habt ihr frei?" ask for what was wished anyway. */
const checking =
  /^\W*(?:und |oder )?(?:wan|wen) (?:gehts?|gangs?|past|kan (?:ich |i |man )?kom\w*)(?: was| es| si)*\W*$|^\W*(?:und |oder )?(?:wan|wen) (?:habt|haben|hat|ist|war\w*|geht)\b[^?]*\b(?:frei|zeit|termin|platz|moglich)\W*$|^\W*(?:und |oder |ja |das )*(?:ge?ht?s?|past?|ging?e?|ware?|ist|is|war|kan|haben sie|habt ihr|what|oder)\b(?: (?:das|des|es|sich|si|so|bei|ihnen|euch|eich|da|aus|moglich|meglich|okay?|in ordnung|recht|was|noch|dort|dan|man|i|ich|etwas|frei|ein|eine|platz|termin|bis|am|um|vor|ab|\w+tag|mitwoch|morgen|heute|fruh|abend|\d+|uhr))*\W*$/;

/** Whether a part says values of the task in hand, or of the one it begins. */
export const hasValues = (part: Heard): boolean =>
  saysSomething(saidIn(part, part.state, part.text)) ||
  part.dialogue.intents.some(
    ({ step }) =>
      step !== undefined &&
      saysSomething(saidIn(part, { ...part.state, task: step, step: undefined }, part.text)),
  );

const asks =
  /\?|^(?:und |aber |oder |ah |jo |ja |na |eh |du |eine frage(?: noch)?:? ?|noch eine frage:? ?)*(was|wie|wo|wer|(?:bis |ab |seit )?wan|warum|wieso|welche\w*|kan|kont\w*|darf|gibt|habt|hat|ist|sind|geht|zahlt|nehmt|soll?|muss?|brauch|machen sie|haben sie|what|where|is|do|can)\b/;

/** Whether a sentence asks something. */
export const asksSomething = ({ text, plain }: Heard): boolean => asks.test(`${plain} ${text}`);
