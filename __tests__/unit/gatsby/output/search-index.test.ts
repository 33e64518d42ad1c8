/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beginSearchIndex } from '../../../../src/gatsby/output/search-index';
import { temporaryFolder } from '../../../support/temporary-folder';

const page = (text: string) =>
  `<!doctype html><html lang="de"><head></head><body><nav>Menü</nav><main><h1>${text}</h1></main></body></html>`;

/** What the index knows of all pages. */
const found = (folder: string): string =>
  readdirSync(join(folder, 'pagefind/fragment'))
    .map((name) => String(gunzipSync(readFileSync(join(folder, 'pagefind/fragment', name)))))
    .sort()
    .join('\n');

/** What is found after a build; `last` are the pages it begins with, `now` are those of the end. */
async function build(last: Record<string, string>, now: Record<string, string>) {
  const files = Object.keys(now);
  const before = Object.entries(last).map(([file, html]) => [`last/${file}`, html]);
  const folder = temporaryFolder({ ...Object.fromEntries(before), ...now });
  const left = Object.keys(last).map((file) => ({
    file,
    places: [`moved/${file}`, `last/${file}`],
  }));
  const index = beginSearchIndex(folder, left);
  index.complete(files);
  for (const [file, html] of Object.entries(now)) index.note({ file, html });
  await index.written();
  return found(folder);
}

test('pages of the last build and new ones are found, their menus are not', async () => {
  const soup = page('Nudelsuppe');
  const texts = await build(
    { 'alt.html': soup },
    { 'alt.html': soup, 'neu.html': page('Erd\u00adäpfel\0salat') },
  );
  expect(texts).toContain('Nudelsuppe');
  expect(texts).toContain('Erdäpfelsalat');
  expect(texts).not.toContain('Menü');
});

test('a page that has changed after all is found by its new words, one that is gone is not', async () => {
  const same = page('Knödel');
  const texts = await build(
    { 'a.html': page('Nudelsuppe'), 'b.html': same, 'c.html': page('Strudel') },
    { 'a.html': page('Neues'), 'b.html': same },
  );
  expect(texts).toContain('Neues');
  expect(texts).toContain('Knödel');
  expect(texts).not.toMatch(/Nudelsuppe|Strudel/);
});

test('whoever waits hears of a page that is not there', async () => {
  const index = beginSearchIndex(temporaryFolder({}), []);
  index.complete(['fehlt.html']);
  await expect(index.written()).rejects.toThrow('The index of the search');
});

test('an index knows whether it has begun with pages that stay', () => {
  const index = beginSearchIndex(temporaryFolder({ 'a.html': page('A') }), [
    { file: 'a.html', places: ['a.html'] },
  ]);
  expect(index.hasOnly(['a.html', 'b.html'])).toBe(true);
  expect(index.hasOnly(['b.html'])).toBe(false);
  index.stop();
});
