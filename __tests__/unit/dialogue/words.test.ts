import { spellings } from '../../../plugins/gatsby-source-content/read/dialogues';
import { readerOf } from '../../../src/dialogue/words';

const read = readerOf(
  spellings({ nicht: ['ned', 'net'], brauchen: ['need'], freundlich: ['nett'], groß: ['großn'] }),
);

it.each([
  ['i need a table', 'i brauchen a table'],
  ['des brauch i ned', 'des brauch i nicht'],
  ['sehr nett', 'sehr freundlich'],
  ['net schlecht', 'nicht schlecht'],
])('tells words apart that fold alike: %s', (text, meaning) => {
  expect(read(text)).toBe(meaning);
});

it('reads a spelling however it is written', () => {
  expect(read('an GROSSN Tisch')).toBe('an gros tisch');
});

it.each([
  ['⭐⭐⭐⭐⭐', 5],
  ['★', 1],
  ['5 ⭐', 5],
  ['⭐ ⭐ ⭐ ⭐', 4],
  ['⭐️⭐️⭐️ geht so', 3],
])('counts stars that are drawn: %s', (text, count) => {
  expect(read(text)).toMatch(new RegExp(`\\b${count} +stern`));
});
