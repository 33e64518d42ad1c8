/** What the fonts of the cards have: everything else would leave a hole. */
const drawn =
  /[ -~\u00a0-£¥§-«®-°´¶-¸º»¿-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-ıĶķĹ-ľŁ-ňŊ-ōŐ-śŞ-šŤťŪ-žȘ-țẞ–—‘’‚“-„•…‹›€™−]/;

/** A sign by others: a thin space, a lowered 2, a letter without a mark that the fonts lack. */
function byOthers(sign: string): string {
  if (drawn.test(sign)) return sign;
  if (/\p{Zs}/u.test(sign)) return ' ';
  if (/[‐‑]/.test(sign)) return '-';
  if (/[→➔➜⇒]/.test(sign)) return '›';
  const others = sign.normalize('NFKC').replaceAll('⁄', '/').normalize('NFD');
  return others.replace(/./gsu, (one) => (drawn.test(one) ? one : ''));
}

/** The words of a card, as its fonts can draw them. */
export const drawable = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/./gsu, byOthers)
    .replace(/[(„‚][)“‘]/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,:;!?)]|$)|^ /g, '');
