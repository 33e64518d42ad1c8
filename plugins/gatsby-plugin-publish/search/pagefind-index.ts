import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchFiles } from '../../../src/config/search-files';
import { loadPackages } from '../load-packages';
import { compoundsOf } from './compounds';

/** What Pagefind writes for interfaces of its own; ours is src/features/search. */
const unused = [
  ...['pagefind-ui', 'pagefind-modular-ui', 'pagefind-component-ui'].flatMap((name) => [
    `${name}.css`,
    `${name}.js`,
  ]),
  'pagefind-highlight.js',
  'pagefind-worker.js',
  'wasm.unknown.pagefind',
];

/** A page as Pagefind gets it. */
export type SearchedPage = { url: string; content: string };

/**
 * Has Pagefind write the index of some pages. It is a program of its own, which is ended afterwards:
 * only then its memory is free again.
 * @throws when Pagefind does not understand a page, or cannot write
 */
export async function writePagefindIndex(
  folder: string,
  pages: readonly SearchedPage[],
): Promise<void> {
  const { createIndex, close } = await (await loadPackages()).pagefind();
  try {
    const { index, errors } = await createIndex({
      rootSelector: 'main',
      excludeSelectors: ['.no-print', 'nav', '[role="search"]'],
      forceLanguage: 'de',
    });
    if (index === undefined) throw new Error(errors.join('\n'));
    await Promise.all(
      pages.map(async (page) => refuseErrors(page.url, (await index.addHTMLFile(page)).errors)),
    );
    refuseErrors(folder, (await index.writeFiles({ outputPath: folder })).errors);
    const texts = pages.map(({ content }) => content.replace(/<[^>]*>/g, ' '));
    writeFileSync(join(folder, searchFiles.compounds), JSON.stringify(compoundsOf(texts)));
    for (const name of unused) rmSync(join(folder, name), { force: true });
  } finally {
    await close();
  }
}

function refuseErrors(what: string, errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`${what}: ${errors.join('\n')}`);
}
