/** Longer sentences are cut: nobody types more, and a phone shall not work on it. */
export const longest = 500;

/** German endings, longest first; what is left of a word is at least three letters long. */
const endings = /(ungen|ung|eren|ern|est|end|en|er|em|es|st|et|e|n|s|t)$/;

/** Words that say nothing about what somebody wants, folded; most without their endings. */
const fillers = new Set(
  `a an i d s n m da de des se ma e h na ja ich du er sie es wir ihr man mich mir dich dir uns
  euch eich ihm ihn mein dein eur der die das den dem ein und oder aber auch noch schon mal doch
  halt eh nicht zu zum zur bei beim im in ins am auf aus von vom mit fur um ab gegen uber vor
  nach bis so dan wen wan ob wie was wo wer wem ist bin bist sind seid war sei hab hast hat habt
  werd wird wurd kan konen kont mus mocht mecht mag wil wolen wolte sol solte darf durfen geht
  gehen ginge gibt geben gib mach bite gern einfach vieleicht nur sehr ganz gleich jetzt hier
  dort dies etwas irgendwas bischen bisl leider brauch bekom krieg find moglich schicken ander
  anderen gros nehm einmal zweimal sonst eigentlich ale ales als also eben wirklich nachst
  komende komt komen welch nix wieder ned mehr viel genug beser gut las tut tun tat damit dazu
  davon grad gerade sag wegen ohne uhr per ca circa halb viertel konts kons wolts kents machts
  seids hats gibts the you are my me your we our on at for of to it can get have any there that
  this im want`
    .split(/\s+/)
    .flatMap((word) => [word, stem(word)]),
);

/** One spelling for all: without umlauts, their two-letter forms and double letters. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
    .replace(/ß/g, 's')
    .replace(/ı/g, 'i')
    .replace(/đ/g, 'd')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z])\1+/g, '$1');
}

/** How many words somebody has typed. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** A word without its ending. */
export function stem(word: string): string {
  // "Wexel" is heard, "Wechsel" is spelt.
  const heard = word.replace(/chs/g, 'x');
  const once = heard.replace(heard.length > 4 ? endings : /(?<=...)e$/, '');
  const short = once.length < 3 ? heard : once;
  return short.length > 6 ? short.replace(/(er|en|e|n|s|t)$/, '') : short;
}

export const isFiller = (word: string): boolean => fillers.has(word) || fillers.has(stem(word));

/** Words that say nothing by themselves, by their beginnings; folded. */
const common =
  /^(what|where|when|how|have|does|included|super|toll|perfekt|zufried|pas|hob|hab|viert|zweit|drit|sechst|hint|vorn|schieb|falig|mogl|sunst|geh|gang|nim|find|fang|funk|gefal|folg|dafur|davor|danach|vorher|nachher|zuers|gleich|zwar|trotz|hofent|schade|leid|sory|entschuld|verzeih|ausser|wegen|frag|wis|weis|denk|glaub|schau|seh|hor|red|sprech|schreib|meld|ken|nen|stimt?|lauf|steh|sitz|stel|leg|bring|hol|hat|werd|worden|wurd|kauf|zahl|kost|wart|bleib|kom|kam|fahr|brauch|dank|grus|halo|servus|guten?|tag|abend|morgen|nacht|mitag|vormitag|nachmitag|fruh(?!stuck)|spat|bald|imer|nie|oft|manchmal|mitein|kurz|gern|grose?|klein|schlecht|richtig|neu|erst|halbe?|wenig|al|jed|mensch|leut|person|kind|erwachsen|zeit|uhr|stund|minut|woch|monat|jahr|termin|plaz|platz|frei|buch|reserv|vereinbar|ausmach|kon|wol|ung?efahr|zirka|eigentlich|naturlich|nam|hei|einzutrag|eintrag|notier|dring|schnel|sofort|wirk|echt|total|normal|genau|beid|zusam|gemein|zwisch|best|letzt|lezt|ubermorg|heut|gest|preis|teuer|viel|stat|lieb|would|like|please|want|need|book|time|day|possible|hous|haus|wirde?|unser|such|team|geehrt|dam|verschieb|verleg|umbuch|ideal|ware?|dabei|jetz|ordnung|sein|furs?$|wens|wie?viel|amoi|selb|bitscho|mfg|schon)/;
export const isCommon = (word: string): boolean => common.test(word);

/** Whether a word is one of them and nobody's name: "neue" is, "Neuhold" is not. */
export function isNoName(word: string): boolean {
  const more = word.slice(common.exec(word)?.[0].length ?? word.length);
  return (
    isCommon(word) && (more.length < 3 || /^(?:ig|ier|ung|lich|weis|stel|bar|keit)/.test(more))
  );
}

/**
 * How alike two stems are: 1 for the same one, less for compounds and typing errors, 0 for others.
 */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const more = long.length - short.length;
  if (short.length >= 4 && more <= 2 && long.startsWith(short)) return 0.9;
  // "Auto" is no part of "Automat", and "stellen" none of "bestellen": only longer words are parts
  // of compounds.
  const isPart = long.startsWith(short) || (more > 2 && long.endsWith(short));
  if (short.length >= 5 && isPart) return 0.75;
  const allowed = short.length < 5 ? 0 : long.length < 8 ? 1 : 2;
  if (allowed === 0 || (short.length < 6 && a[0] !== b[0])) return 0;
  // Most words begin otherwise: comparing them all letter by letter would take too long on a phone.
  if (a[0] !== b[0] && a[1] !== b[1] && a[0] !== b[1]) return 0;
  const away = distance(a, b, allowed);
  return away > allowed ? 0 : away === 1 ? 0.85 : 0.7;
}

/** Typing errors between two words (a swapped pair counts once); `most + 1` when there are more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + same,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (older[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [older, before] = [before, row];
  }
  return before[b.length] ?? 0;
}

/** Brings dialect and short forms into the words the examples use, folded. */
export type Reader = (text: string) => string;

/** Stars that somebody draws, instead of the word or of counting them. */
const drawnStars = /(\d\s*)?((?:[⭐★🌟]\ufe0f?\s*)+)/gu;
const nameStars = (_: string, number: string | undefined, row: string): string =>
  `${number ?? ` ${row.match(/[⭐★🌟]/gu)?.length} `} stern `;

/** "Halb Tonno, halb Margherita", and no hours. */
const halfAndHalf =
  /\b(?:halb|hoib)e? (?!eins|zw|drei|vier|fünf|sech|sieb|acht|neun|zehn|elf)(\p{L}{4,}),? (?:und )?(?:halb|hoib)e? (?=\p{L}{4})/gu;

/** @param variants other spellings by word, "nicht: ned net"; folded, unless two would then be alike */
export function readerOf(variants: Readonly<Record<string, string>>): Reader {
  const known = new Map(
    Object.entries(variants).flatMap(([word, others]) =>
      others.split(' ').map((other): [string, string] => [other, word]),
    ),
  );
  const meant = (word: string) => known.get(word) ?? word;
  // The names of what can be chosen are read with every sentence.
  const read = new Map<string, string>();
  return (text) => {
    const before = read.get(text);
    if (before !== undefined) return before;
    // Pasted text may have its umlauts in two characters.
    const spelt = text
      .normalize('NFC')
      .toLowerCase()
      .replace(/(?<!\p{L})([dsz])['’`´](?=\p{L})/gu, '$1 ')
      .replace(/['’`´]/g, '');
    const spoken = spelt
      .replace(/\b(halb|hoib)e?[- ](?:und )?\1e?\b/g, 'halbhalb')
      .replace(halfAndHalf, 'halbhalb $1 ')
      .replace(drawnStars, nameStars)
      .replace(/[\p{L}\p{M}]+/gu, meant);
    const folded = fold(spoken).replace(/[a-z]+/g, meant);
    read.set(text, folded);
    return folded;
  };
}

/** What may stand beside words that always say the same; folded. */
const isAside = (word: string): boolean =>
  /^(ich|das|es|so|da|mir|mich|dir|dich|euch|eich|ihnen|bite?|recht|von|einmal|sehr|schon|dan|und|a|eh|sonst|sie|wir|ist|in|der|die|gute[nrs]?)$/.test(
    word,
  );

/** The stems of a text without what may stand beside anything. */
export const stemsOf = (read: Reader, text: string): string[] =>
  (read(text).match(/[a-z]+/g) ?? []).filter((word) => !isAside(word)).map(stem);
