import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compoundsOf } from '../compounds';
import { searchFiles } from '../../../../src/config/search-files';
import { indexedTexts } from '../../../../__tests__/support/search-index';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

const page = (text: string) =>
  `<!doctype html><html lang="de"><head></head><body><nav>Menü</nav><main><h1>${text}</h1></main></body></html>`;

/** In a process of its own: Jest's sandbox allows no `import()`, which Pagefind needs. */
async function writeSearchIndex(folder: string, files: readonly string[]): Promise<void> {
  const program = `require('./plugins/gatsby-plugin-publish/search/search-index.ts').writeSearchIndex(...${JSON.stringify([folder, files])})`;
  await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', '-e', program]);
}

const found = (folder: string): string => indexedTexts(folder).join('\n');

test('pages are found by their words, not by their menus', async () => {
  const folder = temporaryFolder({
    'a.html': page('Nudelsuppe'),
    'b.html': page('Erd\u00adäpfelsalat'),
  });
  await writeSearchIndex(folder, ['a.html', 'b.html']);
  expect(found(folder)).toContain('Nudelsuppe');
  expect(found(folder)).toContain('Erdäpfelsalat');
  expect(found(folder)).not.toContain('Menü');
  expect(existsSync(join(folder, searchFiles.engine))).toBe(true);
});

test('W11 what only its look keeps apart is read as two words', async () => {
  const text =
    '<time>10:05</time><strong>Ordination</strong><br>Graz<small>Ab 5 €</small> Hotel<b>s</b>';
  const folder = temporaryFolder({ 'a.html': page(text) });
  await writeSearchIndex(folder, ['a.html']);
  expect(found(folder)).toMatch(/10:05 Ordination.* Graz Ab 5 €.* Hotels/);
});

test('W11 compounds of words that stand alone elsewhere are cut, others are not', () => {
  const texts = [
    'Daten Gesetz Chat Bot',
    'Datenschutzgesetz Chatbot Angebot Betriebskosten Betrieb',
  ];
  expect(compoundsOf(texts)).toEqual(['betrieb|s|kosten', 'chat|bot', 'daten|s|chutz|gesetz']);
});

test('what is not for paper is not found either', async () => {
  const text = 'Sichtbares <span class="wide no-print">Geheimes</span>';
  const folder = temporaryFolder({ 'a.html': page(text) });
  await writeSearchIndex(folder, ['a.html']);
  expect(found(folder)).toContain('Sichtbares');
  expect(found(folder)).not.toContain('Geheimes');
});

test('a page that is not there stops the build', async () => {
  await expect(writeSearchIndex(temporaryFolder({}), ['fehlt.html'])).rejects.toThrow('ENOENT');
});
