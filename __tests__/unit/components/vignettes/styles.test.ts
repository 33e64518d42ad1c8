/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('src/components/vignettes');
const text = resolve('src/templates/post-text.tsx');

/** The sheets of a folder that a file imports, by their names. */
const importedIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import '[^']*?\/([\w-]+\.module\.css)'/g)].map(
    ([, name = '']) => name,
  );

const sheets = readdirSync(folder).filter((name) => name.endsWith('.module.css'));

test('pages whose examples have no code in the browser have the sheet of every example', () => {
  // Only posts have chats in their text.
  const wanted = sheets.filter((name) => name !== 'chat-sheet.module.css');
  expect(importedIn(join(folder, 'styles.ts'))).toEqual(expect.arrayContaining(wanted));
});

test('posts have the sheets of what a chat in the text is made of, in the same order', () => {
  const chat = ['example-mark', 'chat', 'chat-sheet', 'portrait', 'vignette-frame'];
  expect(importedIn(text)).toEqual(chat.map((name) => `${name}.module.css`));
});
