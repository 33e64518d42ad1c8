import type { Pagefind } from '/pagefind/pagefind.js';

/** What was found on a page. */
export type SearchHit = { path: string; title: string; excerpt: string };

let loading: Promise<Pagefind> | undefined;

/**
 * Finds pages by the index the build has made (src/gatsby/output/search-index.ts). The engine is
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
  const engine = await import(/* webpackIgnore: true */ '/pagefind/pagefind.js');
  // A worker would need the wider policy, too (deploy/policy.ts).
  await engine.options({ noWorker: true });
  return engine;
}
