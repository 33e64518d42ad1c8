import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../../../src/content-model/messages/nearest';
import { loadDictionary, ownWordsFile } from './dictionary';
import { wordsOf } from './words-of';
import { type Content, type Problem, sourceProblem } from '../../../plugins/gatsby-source-content';

/** For how many words to look for the one that was meant: each takes some 20 ms. */
const mostSuggestions = 20;

const missingDictionary: Problem = {
  file: ownWordsFile,
  field: '',
  message:
    'diese Datei fehlt; ohne sie wird die Rechtschreibung nicht geprüft. In ihr stehen die eigenen Wörter der Website, eines in jeder Zeile',
};

/**
 * Words that are in no dictionary: each once, where it stands first.
 * @param root the repository's folder
 */
export async function misspelt(root: string, content: Content): Promise<Problem[]> {
  // Without its words, every name of the website would be a remark.
  if (!existsSync(join(root, ownWordsFile))) return [missingDictionary];
  const isKnown = await loadDictionary(root);
  const known = new Set<string>();
  const unknown = new Map<string, Omit<Problem, 'message'>>();
  for (const { words, place } of wordsOf(content))
    for (const word of words) {
      if (known.has(word) || unknown.has(word)) continue;
      if (isKnown(word)) known.add(word);
      else unknown.set(word, place());
    }
  // Words the website uses elsewhere are suggested.
  const vocabulary = [...known];
  const misspellings = [...unknown].map(([word, place], index) => ({
    ...place,
    message: `„${word}“ steht in keinem Wörterbuch; ist es richtig, kommt es in ${ownWordsFile}${index < mostSuggestions ? didYouMean(word, vocabulary) : ''}`,
  }));
  return [...ownWordsProblem(root), ...misspellings];
}

/** Half a merge leaves words in the list that nobody meant, and lines that are none. */
function ownWordsProblem(root: string): Problem[] {
  const broken = sourceProblem(readFileSync(join(root, ownWordsFile)));
  return broken ? [{ file: ownWordsFile, field: '', ...broken }] : [];
}
