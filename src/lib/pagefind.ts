import type { Pagefind, Result } from '/pagefind/pagefind.js';
import { searchFiles } from '../config/search-files';
import { loadOnce } from './load-once';

/** What was found on a page. */
export type SearchHit = { path: string; title: string; excerpt: string };

type Engine = { pagefind: Pagefind; compounds: readonly string[] };

/** How many compounds a word is looked for in. */
const mostCompounds = 20;

/**
 * Finds pages by the index the build has made (plugins/gatsby-plugin-publish/search/search-index.ts). The engine is
 * loaded on first use, and again when it has not come.
 * @param count how many to name at most
 * @returns how many pages have the words, and the first of them; the excerpt is HTML with `<mark>`
 */
export async function searchPages(
  words: string,
  count: number,
): Promise<{ total: number; hits: SearchHit[] }> {
  const { pagefind, compounds } = await loadEngine();
  const [phrase, ...found] = await Promise.all(
    [asPhrase(words), ...spellings(words), ...withCompounds(words, compounds)].map((each) =>
      pagefind.search(each),
    ),
  );
  const best = new Map<string, Result>();
  for (const result of found.flatMap(({ results }) => results))
    if (result.score > (best.get(result.id)?.score ?? -1)) best.set(result.id, result);
  const sideBySide = new Set(phrase?.results.map(({ id }) => id));
  const results = [...best.values()].sort(
    (a, b) => Number(sideBySide.has(b.id)) - Number(sideBySide.has(a.id)) || b.score - a.score,
  );
  const pages = await Promise.all(results.slice(0, count).map((result) => result.data()));
  const hits = pages.map(({ raw_url: path, meta, excerpt }) => ({
    path,
    title: meta.title,
    excerpt,
  }));
  return { total: results.length, hits };
}

/** Pages that say the words side by side come first: each of "über uns" is in every privacy policy. */
const asPhrase = (words: string): string => `"${words.replaceAll('"', '')}"`;

/** "Strasse" is "Straße" as well: the engine knows that of "ä" and "ae" only. */
export const spellings = (words: string): string[] => [
  ...new Set([words, words.replaceAll('ss', 'ß'), words.replaceAll('ß', 'ss')]),
];

/**
 * What else to search for, because the engine finds words by their beginning only: each typed word in
 * turn as a later part of a compound.
 * @param compounds cut where their parts begin, as in "daten|schutz"
 */
export function withCompounds(words: string, compounds: readonly string[]): string[] {
  const typed = words.toLowerCase().split(/\s+/);
  return typed
    .flatMap((word, index) => {
      if (word.length < 3) return [];
      const stem = word.length > 5 ? word.replace(/(?:en|e|n|s)$/, '') : word;
      const isPart = (compound: string) =>
        [...compound.matchAll(/\|/g)].some(({ index: cut }) =>
          compound.slice(cut).replaceAll('|', '').startsWith(stem),
        );
      return compounds
        .filter(isPart)
        .map((compound) => compound.replaceAll('|', ''))
        .map((whole) => typed.map((each, at) => (at === index ? whole : each)).join(' '));
    })
    .slice(0, mostCompounds);
}

const loadEngine = loadOnce(async (): Promise<Engine> => {
  const [{ createInstance }, name] = await Promise.all([
    import(/* webpackIgnore: true */ '/pagefind/pagefind.js'),
    read(searchFiles.current).then(String),
  ]);
  const basePath = `${searchFiles.indexes}${name}/`;
  const pagefind = createInstance({
    basePath,
    // Otherwise it asks for a new copy each time; what has this name stays the same.
    metaCacheTag: name,
    // A worker would need the wider policy, too (deploy/policy.ts).
    noWorker: true,
  });
  const [compounds] = await Promise.all([
    read(`${basePath}${searchFiles.compounds}`),
    // Loads the index, and fails when that has not come.
    pagefind.filters(),
  ]);
  return { pagefind, compounds: Array.isArray(compounds) ? compounds.map(String) : [] };
});

/** Every build that changes a page has another index, so the browser asks which is the current one. */
async function read(file: string): Promise<unknown> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}
