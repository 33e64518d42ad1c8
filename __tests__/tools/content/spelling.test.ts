import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../../plugins/gatsby-source-content/read/read-content';
import { misspelt } from '../../../tools/content/spelling/spelling';
import { wordsIn } from '../../../plugins/gatsby-source-content/read/words-in';
import { contentTree, postSource } from '../../support/content-tree';

const words =
  'Im Jänner läutet das Telefon des Malerbetriebs. Der Werkstattplan ist voll. ' +
  'Der Werkstattplann auch, sagt Frau Zirngast.';
const root = contentTree({
  'blog/pult/index.mdx': postSource(`${words}\n\nZirngast, Zirngast.`),
  'woerterbuch.txt': '# Namen\n',
});
const found = async () => misspelt(root, await readContent(root));

test('a word that is in no dictionary is named once, with the one that was meant', async () => {
  const inPost = (await found()).filter(({ file }) => file.startsWith('content/blog'));
  expect(inPost.map(({ line, message }) => [line, message])).toEqual([
    [
      10,
      '„Werkstattplann“ steht in keinem Wörterbuch; ist es richtig, kommt es in content/woerterbuch.txt; meinten Sie Werkstattplan?',
    ],
    [
      10,
      '„Zirngast“ steht in keinem Wörterbuch; ist es richtig, kommt es in content/woerterbuch.txt',
    ],
  ]);
});

test('a word of the project is known, in its genitive too', async () => {
  writeFileSync(join(root, 'content/woerterbuch.txt'), '# Namen\nZirngast\n');
  expect((await found()).map(({ message }) => message)).not.toContainEqual(
    expect.stringContaining('Zirngast'),
  );
});

test('without the project’s words, their file is all that is named', async () => {
  rmSync(join(root, 'content/woerterbuch.txt'));
  expect(await found()).toEqual([
    {
      file: 'content/woerterbuch.txt',
      field: '',
      message: expect.stringContaining('diese Datei fehlt'),
    },
  ]);
});

test('a merge conflict in the list of own words is named first', async () => {
  writeFileSync(
    join(root, 'content/woerterbuch.txt'),
    '<<<<<<< HEAD\nZirngast\n=======\n>>>>>>> main\n',
  );
  expect((await found())[0]).toMatchObject({
    file: 'content/woerterbuch.txt',
    line: 1,
    message: expect.stringMatching(/^Merge-Konflikt: in den Zeilen 1 bis 4/),
  });
});

test('abbreviations, addresses and halves of words are not looked up', () => {
  expect(wordsIn('Die DSGVO, WhatsApp, kern.example/preise und Buchungs- und Zahlungsplan 4711a'))
    // What goes on in the next word is none by itself.
    .toEqual(['Zahlungsplan']);
});

test('a word that may break at a soft hyphen is one word', () => {
  expect(wordsIn('Werk\u00adstatt')).toEqual(['Werkstatt']);
});
