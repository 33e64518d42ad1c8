import type { Dialogue } from '../content-model/dialogues';
import { namesOf, naming, same } from './choices';
import { numberOf } from './numbers';
import { type Reader, isCommon, isFiller } from './words';

/** Who writes more than this, or more than two sentences, tells a story: most of its numbers are no values. */
const short = 8;
export const isLetter = (text: string): boolean =>
  text.trim().split(/\s+/).length > 20 || text.split(/(?<=\p{L}{3}[.!]|\?)\s+/u).length > 2;

/** Where one thing said ends and the next begins. */
const between =
  /((?<=\p{L}{3}[.!]|[?]|\d{3}[.!]|:\d\d[.!])\s+|[,;\n]\s*|:\s+|\s(?=(?:aber|weil|wei|denn|sonst|wenn|wann|damit|dass)\s)|\s(?=(?:und|and) (?:i|ich|wir|ma|mia|er|sie|es|di?e|da|der|das|mein\p{L}*|unser\p{L}*|dann|jetzt|hab\p{L}*|hob\p{L}*)\s))/iu;

/** What shall be, in the words of whoever wants it. */
const wish =
  /(?:bräucht|brauch|möcht|mecht|hätt|hett|würd|wünsch|bitte|gern|reservier|buch|bestell|bstel|termin|tisch|platz|frei\b|passt|basst|ausgeh|geht s|ging|nehm|lieber|doch|statt|stott|sondern|versch?ieb|verleg|vorbei|schaff|such|abhol|obhol|liefer|zustell|ruf\b|rufen|erreich|wär|werat|warat|reicht|\b(?:können|kann|kunnt|könnt) (?:ich|i|wir|ma|sie|ihr)\b|\b(?:ich|i|wir|mir|mia) kom|\bkom\S* (?:ich|i|wir|ma)\b|\b(?:wir|mir|mia) (?:sind|san|waren|werden)\b|(?:sind|san) (?:wir|ma|mir)\b|table|book|need|would|please|appointment|prenot|vorre)/iu;
/** What was, why, and what somebody else does. */
const told = new RegExp(
  [
    String.raw`\b(?:war|wars|waren|warst|wurden?|gewesen|gestern|vorgestern|seit|weil|wei|sonst|letzt\w*|vorig\w*|jahrgang|ganze nacht|hatten?)\b`,
    String.raw`(?:\b(?:ich|i|wir|ma|mir) (?:hab|habe|haben|hob)|\b(?:hab|habe|haben|hob) (?:ich|i|wir|ma|morgen|heute?)|^(?:hab|hob)|\b(?:hat|hot))\b.*(?:\b(?!gegen|gehen|geben)ge\p{L}+(?:t|en)\b|termin|reserviert|bestellt|bezahlt|\bja\b)`,
    String.raw`\b(?:er|sie|mei\p{L}* \p{L}+|unser\p{L}* \p{L}+|di?e \p{L}+|da \p{L}+|der(?: \p{L}+)?|ein\p{L}* \p{L}+) (?:erst )?(?:ist|is|hat|hot|geht|fährt|fliegt|tagt|wird|feiert|heiratet|arbeitet|isst)\b`,
    String.raw`\b(?:zug|flug\p{L}*|flieger|bus|train|flight)\b.*\b(?:geht|fährt|ist|is|um|leaves)\b`,
    String.raw`\bbin (?:ich|i)? ?(?!.*\b(?:daheim|zuhause|hause|dahoam|daham|da\b|erreichbar))|\b(?:muss|muas|muaß)\b.*\b(?:arbeit\p{L}*|hack\p{L}*|weg|fort)\b`,
  ].join('|'),
  'iu',
);

const when =
  /^(?:\w*tags?|\w*woch|\w*(?:abend|mitags?|fruh|nacht)|janer|januar|feber|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|drei ?viertel|punkt|zwischen|erwachsene?|personen?|leute?)$/;

/** Forms that hold a number or a day, and say none; folded. */
const noValues: readonly RegExp[] = [
  /\bguten? (?:morgen|vormitag|mitag|nachmitag|abend)\b/g,
  /\bbis (?:spatestens |zum |komenden |diesen )*(?:\w+tag|mitwoch)\b(?! um)/g,
  /\b\w*(?:strase|str|stras|gase|weg|platz|ale|ring|zeile)\.? \d+\w?\b/g,
  /\b(?:tur|top|stiege|haus|hausnumer|nr|zimer|zi|room)\.? \d+\b|\b\d+\. (?:stock|bezirk|klase|woche|geburtstag)\b/g,
  /\bin (?:\w+|einer halben) (?:min\w*|stunden?)\b|\b(?:im|pro|je|jede\w?) (?:monat|jahr|woche|tag)\b/g,
  /\b\d[\d.]* ?(?:€|euro|km|kilometer|prozent|%|cm|jahre?)(?!\w)/g,
  // "Eine Person isst vegetarisch", "der Salat fehlt", "halb Tonno, halb Prosciutto", "alle sette e mezza".
  /\b(?:eine?|1) person\w* (?=ist|is|hat|braucht|vertragt|kan|mochte)/g,
  /\b\w+ fehl(?:t|en)\b|\bhalbhalb \w+ \w+|\b(?:um )?\w+ (?:und )?halbe\b(?= |[,.!?]|$)(?! stunde)/g,
];

const namesIn = new WeakMap<Dialogue, readonly string[]>();

/** The words that name something to choose. */
function optionsOf(dialogue: Dialogue, read: Reader): readonly string[] {
  const known = namesIn.get(dialogue);
  if (known) return known;
  const names = Object.values(dialogue.slots).flatMap((slot) =>
    'options' in slot ? slot.options.flatMap((option) => namesOf(option, read)) : [],
  );
  namesIn.set(dialogue, names);
  return names;
}

/**
 * A sentence, folded, without what tells something else than a wish: of a long one, only clauses
 * that wish for something or hold nothing but values can say one.
 */
export function wishesIn(dialogue: Dialogue, read: Reader, raw: string): string {
  const isShort = raw.trim().split(/\s+/).length <= short;
  const isWish = (clause: string): boolean => {
    if (told.test(clause)) return false;
    if (isShort || wish.test(clause)) return true;
    const options = optionsOf(dialogue, read);
    const words = read(clause).match(/[a-z]{3,}/g) ?? [];
    const isOption = (word: string) => naming(word, options) >= same;
    return (
      words.some((word) => !isFiller(word) && !isCommon(word) && isOption(word)) ||
      words.every(
        (word) =>
          isFiller(word) || isCommon(word) || when.test(word) || numberOf(word) !== undefined,
      )
    );
  };
  const kept = raw
    .split(between)
    .map((part, index) => (index % 2 === 1 || isWish(part) ? part : ' '))
    .join('');
  return noValues.reduce((text, none) => text.replace(none, ' '), read(kept));
}
