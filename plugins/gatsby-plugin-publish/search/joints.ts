/** Between the parts of a compound in the index: Pagefind takes both of them for words, and the whole. */
export const joint = '\u2060-';

/** What joins two words to one. */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const endings = /(?:en|er|es|e|n|s)$/;
const shortest = 4;

const stem = (word: string): string => (word.length > 5 ? word.replace(endings, '') : word);

/** The words of some texts, without their endings. */
export const vocabularyOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .map((word) => stem(word)),
  );

const isHead = (head: string, known: ReadonlySet<string>): boolean =>
  links.some((link) => {
    const word = head.slice(0, head.length - link.length);
    return head.endsWith(link) && word.length >= shortest && known.has(stem(word));
  });

/** The lengths of the parts of a compound, all of which stand on their own elsewhere; nothing without. */
function partsOf(word: string, known: ReadonlySet<string>): number[] | undefined {
  for (let at = shortest; at <= word.length - shortest; at += 1) {
    if (!isHead(word.slice(0, at), known)) continue;
    const rest = word.slice(at);
    const further = known.has(stem(rest)) ? [rest.length] : partsOf(rest, known);
    if (further) return [at, ...further];
  }
  return undefined;
}

/** Where one of two longer parts stands on its own, so that "angebot" is no "bot". */
function halvesOf(word: string, known: ReadonlySet<string>): number[] | undefined {
  const long = shortest + 1;
  for (let at = word.length - long; at >= long; at -= 1)
    if (known.has(stem(word.slice(at))) || known.has(word.slice(0, at)))
      return [...(halvesOf(word.slice(0, at), known) ?? [at]), word.length - at];
  return undefined;
}

/** A word with the joints of its parts, as in "Daten|schutz|erklärung". */
export function jointed(word: string, known: ReadonlySet<string>): string {
  let at = 0;
  const plain = word.toLowerCase();
  const lengths = partsOf(plain, known) ?? halvesOf(plain, known) ?? [word.length];
  return lengths.map((length) => word.slice(at, (at += length))).join(joint);
}
