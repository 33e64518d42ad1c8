/** The number of a house, a week or a storey, a price and a day that is over are no values. */
const noValues: readonly RegExp[] = [
  // A greeting names no part of the day, and "bis Freitag" no Friday.
  /\bguten? (?:morgen|vormitag|mitag|nachmitag|abend)\b/g,
  /\bbis (?:spatestens |zum |komenden |diesen )*(?:montag|dienstag|mitwoch|donerstag|freitag|samstag|sontag)\b(?! um)/g,
  /\b\w*(?:strase|str|stras|gase|weg|platz|ale|ring|zeile)\.? \d+\w?\b(?: (?:nicht|stat) \d+\b)?/g,
  /\b(?:\d{1,2}\.|\w+(?:zig|zehn)ste\w?) ?(?:schwangerschafts?woche|woche|s?sw|stock|geburtstag|klase|bezirk)\b/g,
  /\b(?:unterschreib\w*|kauf\w*|zahl\w*) (?:ich |wir )?heute?\b/g,
  /\bin (?:\d+|zehn|funf|funfzehn|zwanzig|dreisig|einer halben|einer) (?:min\w*|stunden?)\b/g,
  /\b(?:im|pro|je|jede\w?) (?:monat|jahr|woche|tag)\b/g,
  /\bum \S+(?: uhr)? (?:am|beim|auf dem) (?:bahnhof|flughafen|zug)\b|\b(?:zug|flug|flieger|flight|bus|train) (?:geht|fahrt|fliegt|ist|is|leaves|goes) (?:\w+ )?(?:um )?\S+(?: uhr)?/g,
  /\b(?:weil|wei|denn)\b(?=[^,.;?!]*(?:\bum\b|\bbis\b|tag\b|mitags\b|abends\b|uhr\b|\d))[^,.;?!]*/g,
  /\bmus (?:ich |i )?(?:am )?(?:\w+tag|mitwoch)[^,.;?!]*\b(?:arbeiten|weg|fort)\b/g,
  /\b\d[\d.]* ?(?:€|euro|km|kilometer|prozent|%)(?!\w)/g,
  /\b(?:lezt\w*|vorig\w*|vergangen\w*) (?:\w*tag|mitwoch)(?: (?:um \S+(?: uhr)?|abend|fruh|\w*mitag))?\b/g,
  /\berste[nmr]? (?=schne|mal\b|frost|advent|stock|blick|termin)/g,
  /\b(?:bis|ab|von|um) wan\b[^,.;!?]*/g,
  /\bwan (?:gibt|ist|habt|macht|ofnet|schliest|spert)\b[^,.;!?]*/g,
  /\b\w+ tas\w*,? (?:na |naja )?(?:eher|oder|bis) \w+|\bkost\w* (?:\w+ )?monat/g,
  /\b(?:tur|top|stiege|haus) \d+\b/g,
  // How old somebody is, when the wedding is, and what a grade means.
  /\b(?:bub\w*|bua|kind|sohn|tochter|enkel\w*|klane\w?|kleine\w?|er|sie|madl) (?:is |ist |wird )?\d{1,2}\b(?! ?uhr|:)/g,
  /\bganze? nacht\b|\bist die (?:eins?|1|funf|5)\b[^?]*\?/g,
  /[^,.;?!]*\b(?:heirat\w*|hochzeit|braut)\b[^,.;?!]*/g,
  // "Alle sette e mezza": half past, where German would say half to.
  /\b(?:um )?\w+ (?:und )?halbe\b(?= |[,.!?]|$)(?! stunde)/g,
  /\bfur \w+ (?:jahr|monat)\w*|\bim \w+ten monat\b/g,
  // "Am Donnerstag hab ich ja einen Arzttermin" says why, "jetzt ist es 19:20" when it is.
  /\b(?:am )?(?:\w+tag|mitwoch) (?:hab\w*|komt|ist|bin|sind|mus) (?=[^,.;?!]*\b(?:ja|da|leider|firmung|taufe|hochzeit|\w+termin|dienst)\b)[^,.;?!]*/g,
  /\b(?:es ist|ist es) (?:jetzt |schon )?\d+[:.]\d\d/g,
  /\bum \S+(?: uhr)? hat\w* [^,.;?!]*\bsol\w*/g,
  // "Eine Person isst vegetarisch", "der Salat fehlt", "halb Tonno, halb Prosciutto".
  /\b(?:eine?|1) person\w* (?=ist|is|hat|braucht|vertragt|kan|mochte)/g,
  /\b\w+ fehl(?:t|en)\b/g,
  /\bhalbhalb \w+ \w+/g,
];
/** Whoever tells what has been does not say what shall be. */
const isOver =
  /\b(?:(?:ich|wir|i|ma) (?:war(?:en)?|hatten?)|war(?:en)? (?:ich|wir|am)|wurden?)\b|\bgestern\b|\b(?:ge|be)\w+t h(?:abe?n?|at)\b/i;
const over =
  /(?:^|[,.!?;])[^,.!?;]*\b(?:(?:ich|wir|ma) (?:war(?:en)?|haten?)|war(?:en)? (?:ich|wir|am)|wurden?|(?:vor)?gestern|(?:ge|be)\w+t hab\w*)\b[^,.!?;]*/g;
/** "Wart, ..." mends what was said and waits for nobody. */
const mendingWait = /(?:\bna |\bah? |\bmoment,? )?\bwart(?:en sie|ets?|e?)?(?: mal| kurz)?(?=,)/g;

/** "Ich arbeite bis zwei" has time from two. */
const untilWork =
  /\b(?:arbeit\w*|dienst|schule|unter\w*richt) (?:\w+ )?bis (\d+(?::\d\d)?(?: uhr)?|\w+(?= |$))/g;

/** A folded sentence without what looks like a value and is none. */
export function tellingOf(raw: string, folded: string): string {
  const spoken = folded.replace(mendingWait, 'nein').replace(untilWork, 'ab $1');
  const told = isOver.test(raw) ? spoken.replace(over, ' ') : spoken;
  return noValues.reduce((text, none) => text.replace(none, ' '), told);
}
