import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { codePages } from '../read/routes';
import { type BuiltPage, mainOf } from './built-page';
import { routeOfFile } from './page-files';

const requireFromRoot: (file: string) => () => Promise<typeof import('pagefind')> = createRequire(
  join(process.cwd(), 'package.json'),
);

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

/** Lets the search find what the pictures of a text show; they alone have no class. */
const withWordsOfPictures = (html: string): string =>
  html.replace(/<img (?![^>]*\bclass=)/g, '<img data-pagefind-index-attrs="alt" ');

/** How many pages may wait in Pagefind: enough to keep it busy, few enough for the memory. */
const maximumAhead = 32;

/** The index that src/lib/pagefind.ts searches: the words of each page's main part. */
export type PagefindIndex = {
  /**
   * Hands Pagefind a page; waits only when it has enough to do.
   * @throws what it says of an earlier one
   */
  add: (page: BuiltPage) => Promise<void>;
  /**
   * Writes the index of all pages, and ends Pagefind.
   * @throws when it does not understand one, or cannot write
   */
  write: () => Promise<void>;
};

/** Starts Pagefind. It is a program of its own, and works while the build goes on. */
export async function startPagefind(publicDir: string): Promise<PagefindIndex> {
  const { createIndex, close } = await requireFromRoot('./src/gatsby/output/pagefind.cjs')();
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: ['.no-print', 'nav', '[role="search"]'],
    forceLanguage: 'de',
  });
  if (index === undefined) throw new Error(errors.join('\n'));
  const ahead: Promise<string | undefined>[] = [];
  const settle = async () => {
    const problem = await ahead.shift();
    if (problem !== undefined) throw new Error(problem);
  };
  return {
    async add({ file, html }) {
      const url = routeOfFile(file);
      // A word must be found whether or not it may break, or React has left something in it.
      const plain = `<main>${mainOf(html)}</main>`.replace(/[\u00ad\0]/g, '');
      const content = url.startsWith(`${codePages.blog}/`) ? withWordsOfPictures(plain) : plain;
      const answer = index.addHTMLFile({ url, content });
      ahead.push(
        answer.then(
          ({ errors: problems }) => problemOf(file, problems),
          (error: unknown) => problemOf(file, [String(error)]),
        ),
      );
      if (ahead.length > maximumAhead) await settle();
    },
    async write() {
      const outputPath = join(publicDir, 'pagefind');
      try {
        while (ahead.length > 0) await settle();
        rmSync(outputPath, { recursive: true, force: true });
        const problem = problemOf('pagefind', (await index.writeFiles({ outputPath })).errors);
        if (problem !== undefined) throw new Error(problem);
      } finally {
        await close();
      }
      for (const name of unused) rmSync(join(outputPath, name), { force: true });
    },
  };
}

const problemOf = (file: string, errors: readonly string[]): string | undefined =>
  errors.length > 0 ? `${file}: ${errors.join('\n')}` : undefined;
