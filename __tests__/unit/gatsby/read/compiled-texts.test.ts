/** @jest-environment node */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compiledText,
  forgetOldTexts,
  keptTextOf,
  keptTexts,
} from '../../../../src/gatsby/read/compiled-texts';
import { temporaryFolder } from '../../../support/temporary-folder';

const file = 'content/blog/eins/index.mdx';
const price = (text: string) => ({ Preis: { 'home.pro': { text } } });

let root: string;
beforeEach(() => {
  root = temporaryFolder({ [file]: 'Einmal' });
});

test('a text that has been compiled is kept', async () => {
  const text = await compiledText(root, file, 'Einmal', {});
  expect(text.html).toBe('<p>Einmal</p>');
  expect(keptTextOf(root, file, 'Einmal', {})).toEqual(text);
});

test('a changed text is compiled anew', async () => {
  await compiledText(root, file, 'Alt', {});
  expect((await compiledText(root, file, 'Neu', {})).html).toBe('<p>Neu</p>');
});

test('a changed price is of interest to texts that name prices', async () => {
  const named = 'Ab <Preis paket="home.pro" />.';
  for (const source of [named, 'Ohne Preis.']) {
    await compiledText(root, file, source, price('10 €'));
    expect(keptTextOf(root, file, source, price('20 €')) === undefined).toBe(source === named);
  }
  const { html } = await compiledText(root, file, named, price('20 €'));
  expect(html).toBe('<p>Ab 20 €.</p>');
});

const folder = () => join(root, keptTexts, 'content/blog/eins');

test('what is kept of a removed text goes too, and what other code has made', async () => {
  await compiledText(root, file, 'Einmal', {});
  const [kept = ''] = readdirSync(folder());
  writeFileSync(join(folder(), `index.mdx.${'0'.repeat(64)}.json`), '{}');
  forgetOldTexts(root);
  expect(readdirSync(folder())).toEqual([kept]);
  rmSync(join(root, file));
  forgetOldTexts(root);
  expect(readdirSync(folder())).toEqual([]);
});

test('a broken file is compiled anew', async () => {
  await compiledText(root, file, 'Einmal', {});
  for (const kept of readdirSync(folder())) writeFileSync(join(folder(), kept), '{"key":');
  expect((await compiledText(root, file, 'Einmal', {})).html).toBe('<p>Einmal</p>');
});
