import type { Pagefind } from '/pagefind/pagefind.js';
import { searchFiles } from '../config/search-files';

/** What was found on a page. */
export type SearchHit = { path: string; title: string; excerpt: string };

let loading: Promise<Pagefind> | undefined;

/**
 * Finds pages by the indexes the build has made (src/gatsby/output/search-indexes.ts). The engine is
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
  const [{ createInstance }, [first = '', ...others]] = await Promise.all([
    import(/* webpackIgnore: true */ '/pagefind/pagefind.js'),
    namesOfIndexes(),
  ]);
  const engine = createInstance({
    basePath: `${searchFiles.indexes}${first}/`,
    // Otherwise it asks for a new copy each time; what has this name stays the same.
    metaCacheTag: first,
    // A worker would need the wider policy, too (deploy/policy.ts).
    noWorker: true,
  });
  // It fails when the first index has not come; merging would wait for that one for ever.
  await engine.filters();
  await Promise.all(
    others.map((name) =>
      engine.mergeIndex(`${searchFiles.indexes}${name}/`, { metaCacheTag: name }),
    ),
  );
  return engine;
}

/** Every build that changes a page names other indexes, so the browser asks whether there is a new list. */
async function namesOfIndexes(): Promise<string[]> {
  const answer = await fetch(searchFiles.list);
  if (!answer.ok) throw new Error(`${searchFiles.list}: ${answer.status}`);
  const names: unknown = await answer.json();
  if (!Array.isArray(names) || names.length === 0) throw new Error('There is no index.');
  return names.map(String);
}
