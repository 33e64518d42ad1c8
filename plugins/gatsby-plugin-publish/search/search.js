// Stands in front of Pagefind's engine in the browser: words as they are pasted, and nothing found where
// nothing is. Written for the browser as it stands here.
import * as engine from './engine.js';

/** As in search/joints.ts. */
const joint = '\u2060-';

/** Words as somebody would type them: without signs that cannot be seen, ligatures and dashes. */
const typed = (/** @type {string} */ text) =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2012-\u2015\u2026\u2190-\u21ff\u00b7/]/g, ' ');

/** One spelling of Straße and Strasse, führen and fuehren. */
const folded = (/** @type {string} */ word) =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const wordsOf = (/** @type {string} */ text) => folded(text).match(/[\p{L}\d]+/gu) ?? [];

/** Whether a page says all words, but for their endings: the engine shortens what it does not find. */
function says(/** @type {string} */ content, /** @type {string} */ query) {
  // A compound as a whole, and its parts.
  const words = [...wordsOf(content.replaceAll(joint, '')), ...wordsOf(content)];
  return wordsOf(query).every((word) => {
    const start = word.slice(0, Math.max(4, word.length - 3));
    return words.some((one) => one.startsWith(start) || (one.length > 3 && start.startsWith(one)));
  });
}

/** @typedef {{ url: string, excerpt: string, content: string, meta: Record<string, string> }} Page */
/** @typedef {{ data: () => Promise<Page> }} Result */

/** A found page as visitors see it: without the joints of the index, by its own address. */
const shown = (/** @type {Page} */ page) => ({
  ...page,
  url: page.url.replace(/(?:\/index)?\.html$/, '') || '/',
  excerpt: page.excerpt.replaceAll(joint, ''),
  meta: { ...page.meta, title: (page.meta['title'] ?? '').replaceAll(joint, '') },
});

/**
 * What Pagefind's interface asks for: an instance of the engine that searches as this file says.
 * @param {object} settings
 */
export function createInstance(settings) {
  const instance = engine.createInstance(settings);
  return {
    ...instance,
    search: async (/** @type {string | null} */ text, /** @type {object} */ options) => {
      const query = text === null ? null : typed(text);
      const found = await instance.search(query, options);
      const best = query ? await found.results[0]?.data() : undefined;
      if (best !== undefined && !says(best.content, query ?? '')) return { ...found, results: [] };
      const results = found.results.map((/** @type {Result} */ result) => ({
        ...result,
        data: async () => shown(await result.data()),
      }));
      return { ...found, results };
    },
  };
}
