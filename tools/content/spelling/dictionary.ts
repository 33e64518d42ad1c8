import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import loadPackages from './esm-packages.cjs';
import { writeWhole } from '../../../plugins/gatsby-source-content';

/** The project's own words, one a line: names, terms, English. */
export const ownWordsFile = 'content/woerterbuch.txt';

const lowered = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const raised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Shorter ones are found in any word. */
const shortestPart = 4;

/** What is written in Austria, and with more compounds in Germany. */
const languages = [
  { name: '@cspell/dict-de-at', file: 'de_AT.trie.gz' },
  { name: '@cspell/dict-de-de', file: 'de_DE.trie.gz' },
];

/**
 * German and the project's own words.
 * @param root the repository's folder
 * @returns whether a word is one of them, or a compound of two
 */
export async function loadDictionary(root: string): Promise<(word: string) => boolean> {
  const { decodeTrie, encodeITrieToBTrie } = await loadPackages();
  const tries = languages.map(({ name, file }) => {
    const packed = readFileSync(join(dirname(require.resolve(name)), file));
    const hash = createHash('sha256').update(packed).digest('hex').slice(0, 16);
    const cached = join(process.cwd(), '.local/spelling', `${hash}.btrie`);
    if (!existsSync(cached)) {
      // Unpacking takes seconds, reading what came of it 10 ms.
      writeWhole(cached, encodeITrieToBTrie(decodeTrie(gunzipSync(packed))));
    }
    return decodeTrie(readFileSync(cached));
  });
  const own = ownWords(root);
  const isWord = (word: string): boolean => own.has(word) || tries.some((trie) => trie.has(word));
  // The first word of a sentence is a capital one, and names have a genitive.
  const isForm = (word: string): boolean =>
    [word, lowered(word), word.replace(/s$/, '')].some(isWord);
  const isCompound = (word: string): boolean =>
    Array.from(
      { length: Math.max(0, word.length - 2 * shortestPart + 1) },
      (_, index) => index + shortestPart,
    ).some((end) => isForm(word.slice(0, end)) && isForm(raised(word.slice(end))));
  return (word) => isForm(word) || isCompound(word);
}

function ownWords(root: string): ReadonlySet<string> {
  const file = join(root, ownWordsFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean));
}
