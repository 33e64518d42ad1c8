import { isReference } from '../../../src/content-model/references';
import { type Problem, fieldPath } from '../../../src/gatsby/check/problems';
import { walk } from '../../../src/gatsby/check/walk';
import type { Content, ContentFile } from '../../../src/gatsby/read/read-content';

/** A piece of text and where it stands. */
type Passage = { place: Omit<Problem, 'message'>; text: string };

/** Everything that readers read, as far as it is written in content/. */
export function passagesOf(content: Content): Passage[] {
  const files: ContentFile<unknown>[] = [
    ...content.pages,
    ...content.dataFiles,
    ...content.posts,
    ...content.legal,
  ];
  const fields = files.flatMap(({ file, data, lineOf }) =>
    walk(data)
      .filter(({ path, value }) => !isReference(value) && !path.some(isTyped))
      .flatMap(({ path, value }): Passage[] =>
        typeof value === 'string' && isProse(value)
          ? [{ place: { file, line: lineOf(path), field: fieldPath(path) }, text: value }]
          : [],
      ),
  );
  const texts = [...content.posts, ...content.legal].flatMap(({ file, text }) =>
    text.facts.passages
      .filter((passage) => isProse(passage.text))
      .map(({ text: words, line }) => ({ place: { file, line, field: '' }, text: words })),
  );
  return [...texts, ...fields];
}

/** How visitors ask: in small letters, with slips. */
const isTyped = (key: PropertyKey): boolean => key === 'asked' || key === 'synonyms';

/** Ids, addresses and file names are one word in small letters. */
const isProse = (value: string): boolean => /\s/.test(value.trim()) || /^\p{Lu}/u.test(value);

const markup = /<[^>]*>|&\w+;|\u00ad/g;
/** Addresses, figures, and words that go on in the next one ("Buchungs- und Zahlungssystem"). */
const noWord = /[/@]|\w\.\w|\p{L}-$/u;

/** Most of what stands between two spaces stands there a thousand times. */
const knownPieces = new Map<string, readonly string[]>();

function wordsOfPiece(piece: string): readonly string[] {
  const known = knownPieces.get(piece);
  if (known) return known;
  const all = noWord.test(piece) ? [] : (piece.match(/[\p{L}\p{M}\d]+/gu) ?? []);
  const words = all.filter((word) => word.length > 3 && !/\d|.\p{Lu}/u.test(word));
  knownPieces.set(piece, words);
  return words;
}

/** The words of a text that a dictionary can know, without abbreviations and made-up names. */
export function wordsIn(text: string): string[] {
  return text
    .replace(markup, (found) => (found === '\u00ad' ? '' : ' '))
    .split(/\s+/)
    .flatMap(wordsOfPiece);
}
