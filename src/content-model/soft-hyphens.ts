import { hyphenateSync } from 'hyphen/de';

/** A word this long does not fit a small phone as a heading. */
const minWordLength = 16;

/** A hyphen that would leave fewer than five letters on a line. */
const lonely = /(?<!\p{L}|\u00ad)(\p{L}{1,4})\u00ad|\u00ad(?=\p{L}{1,4}(?![\p{L}\u00ad]))/gu;

/**
 * Shows where a long compound may break, for browsers without a German dictionary.
 * @param text a heading
 */
export function withSoftHyphens(text: string): string {
  return hyphenateSync(text, { minWordLength }).replace(lonely, '$1');
}
