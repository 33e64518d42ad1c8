/** Words that change what has been arranged instead of beginning anew; folded. */
const changing =
  /\b(doch|lieber|beser|beter|rather|stat|anstat|sondern|noch|dazu|mehr|weniger|kein\w*|andern|andere?[nrs]?|(?:ver)?schieb\w*|verleg\w*|umbuch\w*|vertan|vertipt|falsch|meinte|spater|fruher|nur|daraus|draus|falt \w+ ein)\b/;

/** Whether a folded sentence is about what has been arranged. */
export const isChange = (text: string): boolean => changing.test(text);

/** Whoever says so names something instead of what was there before. */
export const isInstead = (text: string): boolean =>
  /\b(doch|lieber|beter|stat|anstat|sondern|falsch|meinte|vertan|vertipt|andern|wechseln|tauschen)\b/.test(
    text,
  );

/** Whoever says so speaks of somebody who comes as well. */
export const forOther =
  /\bmei\w* (?:man|frau|sohn|tochter|bub|muter|vater|schwester|bruder|freundin|freund|koleg\w*)\b/;

const article = '(?:de[rnms]|da|die|das|eine?[nrms]?|um|am|zu|fur|auf|von|vom)';
const value = String.raw`(?:${article} )*(?:halb |viertel |drei ?viertel )?[\w:.§-]+(?: (?:uhr|personen|leuten?|dezember|janer))?`;
/** What is not meant any more: "statt der Tonno", "nicht am Freitag", "von 18 Uhr auf ...". */
const dropped: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:(?:an)?stat|lieber of) (${value})`),
  new RegExp(
    String.raw`\bnicht (?!mehr|das|so|ganz|wen)((?:(?!\bsondern\b|,|[.!?;] ).)+?)(?:,? sondern|,)`,
  ),
  /\bnicht (\d+|eine?n?|zwei|drei|vier|funf|\w+tag|um \S+)$/,
  new RegExp(
    String.raw`\b(?:nur |aber |bitte |doch )*nicht ((?:am|um|den|an) ${value})(?=$|[ ,.!?;])`,
  ),
  /\b(\w+tag|mitwoch) (?:geht |past |kan ich |ist )?(?:bei wir |wir |leider |doch )*nicht\b(?! (?:vor|nach|zu)\b)/,
  /\b(um \S+)(?: uhr)? (?:geht|past|kan|schaf|bin)\w* (?:(?:ich|wir|bei mir|bei wir|sich|doch|leider|ja|gar|halt|da) )*nicht\b/,
  /\b(um \S+(?: uhr)?) (?:\w+ ){0,2}kein\w* zeit\b/,
  /\bkan (?:ich )?(?:am )?(\w+tag) (?:doch |leider )*nicht\b/,
  /\b(?:um )?(\S+) (?:uhr )?(?:ist|war|ware) (?:wir |mir |uns )?zu (?:fruh|spat)\b/,
  new RegExp(String.raw`\bnicht (${value}), (?=am|um|den|zu|der|die|das|ein|sondern|\d)`),
  new RegExp(String.raw`\bvon ((?:(?!\bvon\b|\bbis\b).){2,24}?) (?=auf (?:den |die |das )?[\w\d])`),
];

/**
 * Takes a correction apart: "nicht am Freitag, am Samstag" is Saturday.
 * @returns the sentence without what is not meant, and that
 */
export function corrected(text: string): { text: string; without: string } {
  // "13, nicht 30, und kaufen statt mieten": what has a number is what was arranged.
  const found = dropped.flatMap((pattern) => {
    const [whole, old] = pattern.exec(text) ?? [];
    return whole === undefined || old === undefined ? [] : [{ whole, old }];
  });
  const first = found.filter(({ old }) => /\d/.test(old));
  for (const { whole, old } of [...first, ...found]) {
    const rest = text
      .replace(whole, ' ')
      .replace(new RegExp(String.raw`\b(${/\w+tag\b/.exec(old)?.[0] ?? 'keintag'})\b`, 'g'), ' ')
      .trim();
    if (rest.length > 1 || /tag|mitwoch|^um /.test(old)) return { text: rest, without: old };
  }
  return { text, without: '' };
}

const mended =
  /,? (?:oder nein|nein|na wart\w*|na|naja|eher|sagen wir|sag ma|quatsch|blodsin|vertipt|halt nein|oder doch)\b,? (?=.*(?:\d|ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|tag\b|morgen|heute))/;

/** What somebody says first and then mends: "um 7, nein, um 8". The last is what counts. */
export const mendings = (text: string): string[] => text.split(mended);

/** "Eine Stunde später" in minutes; undefined when nothing is said of the kind. */
export function laterBy(text: string): number | undefined {
  if (/\bhalf \w+ hour\b/.test(text) && /\b(spater|late)\b/.test(text)) return 30;
  const [, count, unit, way] =
    /\b(\d+|eine?|zwei|drei|halbe|viertel|anderthalb)? ?(halbe stunde|viertelstunde|stunden?|minuten|min) (?:noch )?(spater|fruhe?r|eher|zeitiger|nach hinten|hinten|nach vorn|weiter hinten)\b/.exec(
      text,
    ) ?? [];
  if (unit === undefined) return undefined;
  const known: Record<string, number> = { zwei: 2, drei: 3, halbe: 0.5, anderthalb: 1.5 };
  const times = count === undefined ? 1 : (known[count] ?? (Number(count) || 1));
  const minutes = unit.startsWith('halb')
    ? 30
    : unit.startsWith('viertel')
      ? 15
      : unit.startsWith('min')
        ? 1
        : 60;
  return times * minutes * (/fruh|eher|zeitiger|vorn/.test(way ?? '') ? -1 : 1);
}

/** "Einen Tag später" in days. */
export function daysLaterBy(text: string): number | undefined {
  if (
    /\bum (eine )?woche\b|\bnachste woche\b.*\b(gleich|selb)\w* zeit|\b(gleich|selb)\w* zeit.*\bnachste woche\b/.test(
      text,
    )
  )
    return 7;
  if (/\b(?:woche|\w+tag|mitwoch) (drauf|darauf|spater|danach)\b/.test(text)) return 7;
  const [, count, way] = /\b(eine?n?|zwei|drei|\d) tage? (spater|fruher)\b/.exec(text) ?? [];
  if (count === undefined) return undefined;
  const days = { zwei: 2, drei: 3 }[count] ?? (Number(count) || 1);
  return way === 'fruher' ? -days : days;
}

/** "Geht's schon um dreiviertel sechs?" wants another time. */
export const asksOther = /\b(gehts?|ginge|past|ware?s?|konte?n?)\b(?!.*\bmus\b)/;

/** "Bitte nicht in der Früh" leaves the afternoon. */
export const notEarly = /\b(?:nicht|nix|nie) (?:am |in der |in da |in )?(?:fruh|vormitags?)\b/;
export const early = /\b(?:in der )?(?:fruh|vormitags?)\b/g;

/** "Nicht für mich, sondern für meine Mutter": the name is another one. */
export const forOthers = /\bnicht (?:fur|auf) (?:mich|mi)\b|\bsondern fur mei\w*\b/;
