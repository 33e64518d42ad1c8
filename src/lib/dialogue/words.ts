/** German endings, longest first; what is left of a word is at least three letters long. */
const endings = /(ungen|ung|eren|ern|est|end|en|er|em|es|st|et|e|n|s|t)$/;

/** Words that say nothing about what somebody wants, folded. */
const fillers = new Set(
  fold(`a an i d s n m da de des se ma e h na ja
  ich du er sie es wir ihr man mich mir dich dir uns euch eich ihnen ihm ihn mein meine meinen
  meinem meiner dein deine unser unsere unseren euer eure der die das den dem des ein eine einen
  einem einer und oder aber auch noch schon mal doch halt eh nicht zu zum zur bei beim im in ins am
  an auf aus von vom mit für um ab gegen über vor nach bis so da dann denn wenn wann ob dass wie was
  wo wer wen wem ist bin bist sind seid war waren wäre wären sei habe haben hast hat habt hatte
  hätte hätten hätt werde werden wird wurde wurden würde würden würd kann kannst können könnt
  könnte könnten muss müssen möchte möchten mecht mag will wollen wollte soll sollte darf dürfen
  geht gehen ginge gibt geben gib machen mache macht bitte gern gerne einfach vielleicht nur sehr
  ganz gleich jetzt hier dort dieser diese dieses diesen etwas irgendwas bisschen bissl leider
  brauche brauchen brauchst bekomme bekommen krieg kriege kriegen finde finden möglich schicken
  andere anderer anderen große großen groß nehme nehmen nehmt nehmts einmal zweimal sonst eigentlich
  alle alles als also eben wirklich bräuchten nächste nächsten kommende kommt kommen sage sagen
  welche welcher welches welchen nix nichts wieder ned mehr viel genug besser gut schön lassen lass
  tut tun tät täte damit dazu davon grad gerade sag wegen ohne uhr per ca circa halb viertel`).split(
    /\s+/,
  ),
);

/** One spelling for all: without umlauts, their two-letter forms and double letters. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
    .replace(/ß/g, 's')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z])\1+/g, '$1');
}

/** A word without its ending. */
export function stem(word: string): string {
  const once = word.replace(word.length > 4 ? endings : /(?<=...)e$/, '');
  const short = once.length < 3 ? word : once;
  return short.length > 6 ? short.replace(/(er|en|e|n|s|t)$/, '') : short;
}

export const isFiller = (word: string): boolean => fillers.has(word);

/**
 * How alike two stems are: 1 for the same one, less for compounds and typing errors, 0 for others.
 */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && (long.startsWith(short) || long.endsWith(short))) {
    if (long.length - short.length <= 2) return 0.9;
    // "Auto" is no part of "Automat"; only longer words are parts of compounds.
    if (short.length >= 5) return 0.75;
  }
  const allowed = short.length < 5 ? 0 : long.length < 8 ? 1 : 2;
  if (allowed === 0 || (short.length < 6 && a[0] !== b[0])) return 0;
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

/** @param variants other spellings by word, "nicht: [ned, net]" */
export function readerOf(variants: Readonly<Record<string, readonly string[]>>): Reader {
  const known = new Map(
    Object.entries(variants).flatMap(([word, others]) =>
      others.map((other): [string, string] => [fold(other), fold(word)]),
    ),
  );
  return (text) =>
    fold(text)
      .replace(/['’`´]/g, '')
      .replace(/[a-z]+/g, (word) => known.get(word) ?? word);
}
