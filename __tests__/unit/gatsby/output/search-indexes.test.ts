/** @jest-environment node */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchFiles } from '../../../../src/config/search-files';
import { searchParts } from '../../../../src/gatsby/output/search-parts';
import { runBeside } from '../../../../src/gatsby/read/start-beside';
import { indexNames, indexedTexts } from '../../../support/search-indexes';
import { temporaryFolder } from '../../../support/temporary-folder';

const page = (text: string, attributes = '') =>
  `<!doctype html><html lang="de"><head></head><body><nav>Menü</nav><main><h1${attributes}>${text}</h1></main></body></html>`;

/** As the build does; Pagefind is not to be loaded into a test. */
const writeSearchIndexes = (folder: string, files: readonly string[]) =>
  runBeside('src/gatsby/output/search-process.ts', [folder], files);

const found = (folder: string): string => indexedTexts(folder).join('\n');

test('pages are found by their words, not by their menus', async () => {
  const folder = temporaryFolder({
    'a.html': page('Nudelsuppe'),
    'b.html': page('Erd\u00adäpfel\0salat'),
  });
  await writeSearchIndexes(folder, ['a.html', 'b.html']);
  expect(found(folder)).toContain('Nudelsuppe');
  expect(found(folder)).toContain('Erdäpfelsalat');
  expect(found(folder)).not.toContain('Menü');
  expect(existsSync(join(folder, searchFiles.engine))).toBe(true);
});

test('of many pages a changed one changes its own index, and the words of one that is gone go with it', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `${index}.html`);
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, page(name)])));
  await writeSearchIndexes(folder, names);
  const before = indexNames(folder);
  expect(before.length).toBeGreaterThan(1);
  writeFileSync(join(folder, '7.html'), page('Palatschinken'));
  await writeSearchIndexes(folder, names);
  const after = indexNames(folder);
  expect(after).toHaveLength(before.length);
  expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
  expect(found(folder)).toContain('Palatschinken');
  rmSync(join(folder, '7.html'));
  await writeSearchIndexes(
    folder,
    names.filter((name) => name !== '7.html'),
  );
  expect(found(folder)).not.toContain('Palatschinken');
});

test('the index is the same whether a page is finished or not, and is not made again', async () => {
  const folder = temporaryFolder({ 'a.html': page('Strudel', ' style="color:red"') });
  await writeSearchIndexes(folder, ['a.html']);
  const before = indexNames(folder);
  const [name = ''] = before;
  const mark = join(folder, searchFiles.indexes, name, 'mark.txt');
  writeFileSync(mark, '');
  writeFileSync(join(folder, 'a.html'), page('Strudel', ' class="Sabcd"'));
  await writeSearchIndexes(folder, ['a.html']);
  expect(indexNames(folder)).toEqual(before);
  expect(existsSync(mark)).toBe(true);
});

test('what is not for paper is not found either', async () => {
  const text = 'Sichtbares <span class="wide no-print">Geheimes</span>';
  const folder = temporaryFolder({ 'a.html': page(text) });
  await writeSearchIndexes(folder, ['a.html']);
  expect(found(folder)).toContain('Sichtbares');
  expect(found(folder)).not.toContain('Geheimes');
});

test('whoever waits hears of a page that is not there', async () => {
  await expect(writeSearchIndexes(temporaryFolder({}), ['fehlt.html'])).rejects.toThrow('failed');
});

test('every page belongs to one part, and a new page changes one of them', () => {
  const files = Array.from({ length: 95 }, (_, index) => `beitrag-${index}.html`);
  const parts = searchParts(files, 10);
  expect(parts).toHaveLength(10);
  expect(parts.flat().sort()).toEqual([...files].sort());
  const changed = searchParts([...files, 'neu.html'], 10).filter(
    (part, index) => part.join() !== parts[index]?.join(),
  );
  expect(changed).toHaveLength(1);
  expect(changed[0]).toContain('neu.html');
});
