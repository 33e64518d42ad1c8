import type { Dialogue } from '../content-model/dialogues';
import { namesOf, naming, same } from './choices';
import { forOther } from './corrections';
import { numberOf, numberPattern } from './numbers';
import { afterNumber } from './parts';
import { optionsOf } from './state';
import { type Reader, isCommon, isFiller, wordCount } from './words';

/** So long a clause is nothing but values, or a wish in few words. */
const [fewWords, shortText] = [5, 8];

/** Who writes so much tells a story: most of its numbers are no values. */
export const isLetter = (text: string): boolean =>
  wordCount(text) > 25 || text.split(/(?<=\p{L}{3}[.!]|\?)\s+/u).length > 3;

/** Where one thing said ends and the next begins. */
const between =
  /((?<=\p{L}{3}[.!]|\b(?:is|do|da|so|ok|ja|zu|ma|es|ab|an)[.!]|[?]|\d{3}[.!]|:\d\d[.!])\s+|[,;\n]\s*|:\s+|\s(?=(?:aber|weil|während|wei|denn|sonst|wenn|wann|damit|dass)\s)|\s(?=(?:und|and) (?:seit|i|ich|wir|ma|mia|er|sie|es|di?e|da|der|das|mein\p{L}*|unser\p{L}*|dann|jetzt|hab\p{L}*|hob\p{L}*)\s))/iu;

const numberEnds = new RegExp(afterNumber, 'gu');

/** What shall be, in the words of whoever wants it. */
const wish =
  /(?:bräucht|brauch|m[öo]cht|mecht|hätt|hett|w[üu]rd|wünsch|bitte?\b|gern|reserv|buch|bestell|bstel|termin|tisch|platz|frei\b|pass?t|basst|ausgeh|geht s|\bwa\b|super|ideal|\bnur w(?:e|a|au|o)nn?\b|geht (?:das|es|des|am|um|noch|no|auch|a)\b|ging|nehm|lieber|liebst|doch|statt?\b|stott|sondern|sch?ieb|verleg|vorbei|schaff|such|abhol|obhol|lief|zustell|ruf\b|rufen|erreich|wär|werat|warat|reicht|änder|instead|actually|better|\bsiamo\b|\b(?:können|kann|kunnt|könnt|can|could) (?:ich|i|wir|we|ma|sie|ihr)\b|\b(?:ich|i|wir|mir|mia) kom|\bkom\S* (?:ich|i|wir|ma)\b|\b(?:wir|mir|mia) (?:sind|san|waren|werden)\b|(?:sind|san) (?:wir|ma|mir)\b|table|book|need|would|please|appointment)/iu;
/** What was, and on what condition: nothing of it is wanted. */
const past =
  /^(?:und |aber |dann )?(?:wenn|falls|ob|bevor|ehe|während) |\b(?:wa?o?r|wa?o?rs?(?! ?(?:gut|guat|super|recht|ideal|fein|toll|sch[öe]n))|wa?o?re?n|warst|wurden?|gewesen|gwesn|gest(?:er|a)n|vorgestern|letzt\w*|vorig\w*|hatten?|(?:kein\p{L}*|ka|koa|kane?) zeit)\b/iu;
/** Why, and what somebody else does: its numbers are of that. */
const told = new RegExp(
  [
    String.raw`\b(?:seit|weil|wei|sonst|unterschreib\p{L}*|jahrgang|ganze nacht|must|have to|offe?n|geöffnet)\b`,
    String.raw`\b(?:hab|habe|haben|hob|hat|hot)\b.*\b(?!gegen|gehen|geben|genug)\p{L}*ge\p{L}+(?:t|en)\b`,
    String.raw`(?:\b(?:ich|i|wir|ma|mir) (?:hab|habe|haben|hob)|\b(?:hab|habe|haben|hob) (?:ich|i|wir|ma|morgen|heute?)|^(?:hab|hob)|\b(?:hat|hot))\b(?!.*\b(?:frei|zeit|platz|gern|\d+ \p{L}*(?:leut|leit|person|mitarbeiter)))`,
    String.raw`\b(?:er|sie|mei\p{L}* \p{L}+(?: \p{L}+)?|unser\p{L}* \p{L}+|di?e \p{L}+|da \p{L}+|der(?: \p{L}+)?|ein\p{L}* \p{L}+) (?:erst )?(?:ist|is|hat|hot|geht|kommt|kommen|kummt|fährt|fliegt|tagt|wird|feiert|heirat\p{L}*|arbeitet|isst)\b`,
    String.raw`\b(?:zug|flug\p{L}*|flieger|bus|train|flight)(?:['’]s)?\b.*\b(?:geht|fährt|ist|is|um|leaves|at)\b|\bthat['’]?s (?:the|my|our) (?:flight|train|plane)\b`,
    String.raw`\bläuft\b.*\bab\b|\b(?:um|bis) \S+(?: uhr)? (?:wieder )?(?:weg|fort|los|fertig sein)\b`,
    String.raw`\bbin (?:ich|i)? ?(?!.*\b(?:daheim|zuhause|hause|dahoam|daham|da\b|erreichbar))|\b(?:muss|muas|muaß)\b.*\b(?:arbeit\p{L}*|hack\p{L}*|weg|fort)\b`,
  ].join('|'),
  'iu',
);

/** Who says so has said it before: "Na 9 hab ich gesagt." */
export const repeats = /\bhab\w* (?:ich |i |s )?(?:\w+ ){0,3}(?:ge?schrieb\w*|ge?sagt)\b/;
const worksUntil = /\b(?:arbeit\w*|hackl\w*|dienst|schicht|schule)\b.*\bbis\b/;

/** A number with what it counts says by itself what it is. */
const counted = new RegExp(
  String.raw`\b${numberPattern} ?(?:person|leut|gast|erwachsen|mitarbeit|stern)`,
);
const when =
  /^(?:\w*tags?|\w*woch|\w*(?:abend|mitags?|fruh|nacht)|janer|januar|feber|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|drei ?viertel|viertel|halb|punkt|zwischen|uhr|wochenende?|erwachsene?|personen?|leute?)$/;

/** Forms that hold a number or a day, and say none; folded. */
const noValues: readonly RegExp[] = [
  /\b(?:jede\w?|imer) (?:am )?(?:\w+tag|mitwoch)\b(?! (?:zeit|frei|geht|kan|konte|moglich))/g,
  /\b(?:\w+tag|mitwoch|\w+ tage?) (?:davor|vorher|zuvor)\b/g,
  /\b(?:nach|nochn|nochm) (?:dem )?(?:\w+tag|mitwoch)\b/g,
  /\b(?:vor|nach) dem wochenende\b|\bvor (?:dem )?(?:\w+tag|mitwoch)\b(?! um)/g,
  /\bim \w+ten monat\b/g,
  /\bnicht erst (?:in|am|um) \w+(?: (?:wochen?|tagen?|uhr))?/g,
  /\b(?:guten?|dob\w+|good|buona|buna|iyi|bon) (?:morgen|fruh|vormitag|mitag|nachmitag|abend\w*)\b/g,
  /\bbis (?:spatestens |zum |komenden |diesen )*(?:\w+tag|mitwoch)\b(?! um)/g,
  /\b\w*(?:strase|str|stras|gase|weg|platz|ale|ring|zeile)\.? \d+\w?\b/g,
  /\b(?:tur|top|stiege|haus|hausnumer|nr|zimer|zi|room)\.? \d+\b|\b\d+\. (?:stock|bezirk|klase|woche|geburtstag)\b/g,
  /\bin (?:\w+|einer halben) (?:min\w*|stunden?)\b|\b(?:im|pro|je|jede\w?) (?:monat|jahr|woche|tag)\b/g,
  /\b\d[\d.]* ?(?:€|euro|km|kilometer|prozent|%|cm|jahre?)(?!\w)/g,
  // "Eine Person isst vegetarisch", "der Salat fehlt", "halb Tonno, halb Prosciutto", "alle sette e mezza".
  /\b(?:eine?|1) (?:person\w*|gast|kind) (?=ist|is|sizt|hat|braucht|vertragt|kan|mochte)/g,
  /\b\w+ fehl(?:t|en)\b|\bhalbhalb \w+ \w+|\b(?:um )?\w+ (?:und )?halbe\b(?= |[,.!?]|$)(?! stunde)/g,
];

/** "Heut 1830" is half past six. */
const inDigits =
  /\b(heute?|morgen|\w+tag|mitwoch|um|ab) ([01]?\d|2[0-3])([0-5][05])\b(?! ?(?:€|euro|uhr|km|\d))/g;

const namesIn = new WeakMap<Dialogue, readonly string[]>();

/** The words that name something to choose. */
function optionNames(dialogue: Dialogue, read: Reader): readonly string[] {
  const known = namesIn.get(dialogue);
  if (known) return known;
  const names = optionsOf(dialogue).flatMap((option) => namesOf(option, read));
  namesIn.set(dialogue, names);
  return names;
}

/**
 * A sentence, folded, with days, hours and numbers only where somebody wishes for something: of a
 * long one, in clauses that say so or hold nothing but values.
 * @param isBusy whether something is being arranged: what somebody's husband wants is no part of it
 */
export function wishesIn(dialogue: Dialogue, read: Reader, raw: string, isBusy: boolean): string {
  const isShort = wordCount(raw) <= shortText;
  const isValue = (word: string) =>
    when.test(word) || numberOf(word) !== undefined || /\d/.test(word);
  // "Ich arbeite bis 14 Uhr" says from when, unless another hour is said.
  const isOnlyHour = (raw.match(/\d+(?:[:.]\d\d)?|\b(?:halb|viertel)\b/giu) ?? []).length === 1;
  const isWish = (clause: string): boolean => {
    const folded = read(clause);
    if ((isOnlyHour && worksUntil.test(folded)) || repeats.test(folded)) return true;
    if (told.test(clause) || (isBusy && forOther.test(folded))) return false;
    const few = wordCount(clause) <= fewWords;
    if (isShort || few || wish.test(clause) || wish.test(folded) || counted.test(folded))
      return true;
    const options = optionNames(dialogue, read);
    const words = folded.match(/[a-z]{3,}/g) ?? [];
    const isCommonWord = (word: string) => isFiller(word) || isCommon(word);
    return (
      words.some((word) => !isCommonWord(word) && naming(word, options) >= same) ||
      words.every((word) => isCommonWord(word) || isValue(word))
    );
  };
  const kept = raw
    .replace(numberEnds, ', ')
    .split(between)
    .map((part, index, all) => {
      // "Nur wenn die Lena da ist" wishes for her.
      const isOnly = /\bnur\s*$/.test(all[index - 2] ?? '');
      if (index % 2 === 1 || isOnly || (!past.test(part) && isWish(part))) return part;
      const end = /[.!?]$/.exec(part)?.[0] ?? '';
      if (past.test(part)) return end;
      return part.replace(/\p{L}+|\d[\d:.]*/gu, (word) => (isValue(read(word)) ? '' : word));
    });
  const text = read(kept.join(''))
    .replace(/\s+/g, ' ')
    .replace(inDigits, '$1 $2:$3')
    .replace(/\b(nachste|diese|komende) wo\b/g, '$1 woche')
    .replace(/\bnoch (?=(?:da |der )?(?:arbeit|schule|mitag)\b)/g, 'nach ')
    .replace(/\b(mo|di|mi|do|fr|sa|\w+tag|mitwoch) (nach|vor)m\b/g, '$1 $2mitag')
    .trim();
  return noValues.reduce((rest, none) => rest.replace(none, ' '), text);
}
