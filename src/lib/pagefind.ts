import type { Pagefind } from '/pagefind/pagefind.js';
import { searchFiles } from '../config/search-files';

/** What was found on a page. */
export type SearchHit = { path: string; title: string; excerpt: string };

let loading: Promise<Pagefind> | undefined;

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
  loading ??= loadEngine().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const { results } = await (await loading).search(words);
  const pages = await Promise.all(results.slice(0, count).map((result) => result.data()));
  const hits = pages.map(({ raw_url: path, meta, excerpt }) => ({
    path,
    title: meta.title,
    excerpt,
  }));
  return { total: results.length, hits };
}

async function loadEngine(): Promise<Pagefind> {
  const [{ createInstance }, name] = await Promise.all([
    import(/* webpackIgnore: true */ '/pagefind/pagefind.js'),
    nameOfIndex(),
  ]);
  const engine = createInstance({
    basePath: `${searchFiles.indexes}${name}/`,
    // Otherwise it asks for a new copy each time; what has this name stays the same.
    metaCacheTag: name,
    // A worker would need the wider policy, too (deploy/policy.ts).
    noWorker: true,
  });
  // Loads the index, and fails when that has not come.
  await engine.filters();
  return engine;
}

/** Every build that changes a page has another index, so the browser asks which is the current one. */
async function nameOfIndex(): Promise<string> {
  const answer = await fetch(searchFiles.current);
  if (!answer.ok) throw new Error(`${searchFiles.current}: ${answer.status}`);
  return String(await answer.json());
}
