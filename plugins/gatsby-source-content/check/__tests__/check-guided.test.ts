import { readFileSync } from 'node:fs';
import { checkContent } from '../check-content';
import { contentTree } from '../../../../__tests__/support/content-tree';

const source = readFileSync('content/guided/luigi.yaml', 'utf8');
const assistants = readFileSync('content/data/assistants.yaml', 'utf8');

const problemsWith = async (from: string, to: string) => {
  expect(source).toContain(from);
  const tree = contentTree({
    'data/assistants.yaml': assistants,
    'guided/luigi.yaml': source.replace(from, to),
  });
  const { problems } = await checkContent(tree);
  return problems
    .filter(({ file }) => file === 'content/guided/luigi.yaml')
    .map(({ line, field, message }) => `${line ?? '?'} ${field}: ${message}`);
};

test('what is there is in order', async () => {
  expect(await problemsWith('Pizzeria Muster', 'Pizzeria Muster')).toEqual([]);
});

test.each([
  ['a field that no control can ask for', 'text: address, ', '', /genau eines von .* keines/],
  [
    'a field with two controls',
    'text: address',
    'text: address, choice: [Graz, Wien]',
    /text und c/,
  ],
  ['a closed day without words', ', say: Am Montag ist Ruhetag.', '', /closed\.say/],
  ['a button that leads nowhere', '[order, table, paying]', '[ordre, table, paying]', /„ordre“/],
  ['an answer that nothing leads to', ', paying]', ']', /führt nichts/],
  [
    'a placeholder that nothing fills',
    'auf {who}.[',
    'auf {whom}.[',
    /\{whom\}“ gibt es hier nicht/,
  ],
  [
    'a total without prices',
    'auf {who}.[',
    'auf {who}, {total}.[',
    /\{total\}“ gibt es hier nicht/,
  ],
  [
    'a condition on a missing value',
    'only: { way: [L',
    'only: { way: [Z',
    /„Zieferung“ gibt es hier/,
  ],
  [
    'no translation',
    'menu: [',
    'translation: { button: English, file: sam }\nmenu: [',
    /„sam“ gibt/,
  ],
  ['a price that nobody set', 'Bezahlt wird erst', 'Ab {home.por}', /\{home\.por\}“ gibt es hier/],
])('%s is named with file, line and field', async (_what, from, to, message) => {
  const problems = await problemsWith(from, to);
  expect(problems).toEqual([expect.stringMatching(message)]);
  expect(problems[0]).toMatch(/^\d+ /);
});
