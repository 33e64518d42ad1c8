import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { writeSearchIndex } from '../search/search-index';
import { jointed, vocabularyOf } from '../search/joints';
import { temporaryFolder } from '../../../__tests__/support/temporary-folder';

const page = (text: string) =>
  `<!doctype html><html lang="de"><body><nav>Menü</nav><main>${text}</main></body></html>`;

const texts = {
  a: 'Datenschutz\u00aderklärung, Daten, Schutz, Erklärung',
  b: 'Hauptstraße Haupt Straße, Betriebsführung Betrieb Führung, Kundengespräch Kunden Gespräch',
  c: '9–17 Uhr, Graz–Linz, Wien·Salzburg, Mal sehen, A, Krypta, Profil',
  'd/e': '<time>10:05</time><strong>Ordination</strong> <span class="no-print">Geheimes</span>',
};

const folder = temporaryFolder(
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}.html`, page(text)])),
);
const answers = z.record(z.string(), z.array(z.object({ url: z.string(), excerpt: z.string() })));

/** Pagefind in Node: it fetches the files of its index, and asks the document for its language. */
const program = `
  const { readFile } = require('node:fs/promises');
  const [folder, ...queries] = process.argv.slice(1);
  globalThis.location = { origin: 'http://x', href: 'http://x/' };
  globalThis.window = { location };
  globalThis.document = { querySelector: () => ({ getAttribute: () => 'de' }) };
  globalThis.fetch = async (address) =>
    new Response(await readFile(String(address).replace('http://x', '').replace(/\\?.*/, '')));
  import(folder + '/pagefind.js').then(async ({ createInstance }) => {
    const { search } = createInstance({ basePath: folder + '/', noWorker: true });
    const found = {};
    for (const query of queries)
      found[query] = await Promise.all((await search(query)).results.map((one) => one.data()));
    console.log(JSON.stringify(found));
  });`;

const queries = {
  // S1: words as they are pasted.
  'Datenschutz\u00aderklärung': ['a'],
  'Daten\u200bschutz': ['a'],
  'Pro\ufb01l': ['c'],
  // S2: later parts of compounds, however they are spelled.
  schutz: ['a'],
  Erklärungen: ['a'],
  ...{ Strasse: ['b'], Straße: ['b'], Hauptstrasse: ['b'], fuehrung: ['b'], Gespraech: ['b'] },
  // S3: dashes and dots between words.
  ...{ '17': ['c'], Linz: ['c'], Salzburg: ['c'] },
  // S4: the engine would shorten these until it finds something.
  ...{ Mallorca: [], Kryptowährung: [], aaaa: [] },
  // Neither menus nor what is not for paper; what only its look keeps apart is two words.
  ...{ Menü: [], Geheimes: [], Ordination: ['d/e'] },
};

test('S1 S2 S3 S4: pages are found by their words, and nothing where nothing is', () => {
  writeSearchIndex(folder, ['/a', '/b', '/c', '/d/e'], join(folder, 'waiting'));
  const args = ['--no-warnings', '-e', program, join(folder, 'pagefind'), ...Object.keys(queries)];
  const found = answers.parse(
    JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })),
  );
  const urls = Object.entries(found).map(([query, pages]) => [
    query,
    pages.map(({ url }) => url.replace(`${folder}/`, '')),
  ]);
  expect(Object.fromEntries(urls)).toEqual(queries);
  expect(JSON.stringify(found)).not.toContain('\u2060');
});

test('compounds of words that stand alone elsewhere are cut, others are not', () => {
  const known = vocabularyOf([
    'Daten Gesetz Schutz Termin Bot',
    'Datenschutzgesetz Angebot Termine',
  ]);
  const cut = (word: string) => jointed(word, known).replaceAll('\u2060-', '|');
  expect(['Datenschutzgesetz', 'Angebot', 'Terminkalender'].map(cut)).toEqual([
    'Daten|schutz|gesetz',
    'Angebot',
    'Termin|kalender',
  ]);
});

test('a page that is not there stops the build', () => {
  expect(() => writeSearchIndex(folder, ['/fehlt'], join(folder, 'waiting'))).toThrow('ENOENT');
});
