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
  [
    'a field that no control can ask for',
    'text: address, ',
    '',
    /braucht genau eines von .* keines/,
  ],
  [
    'a field with two controls',
    'text: address',
    'text: address, choice: [Graz, Gleisdorf]',
    /genau eines von .* text und choice/,
  ],
  ['a closed day without words', ', say: Am Montag ist Ruhetag.', '', /closed\.say/],
  [
    'a button that leads nowhere',
    'then: [order, table, paying]',
    'then: [ordre, table, paying]',
    /„ordre“ gibt es hier nicht.*order/,
  ],
  ['an answer that nothing leads to', ', paying]', ']', /führt nichts/],
  [
    'a placeholder that nothing fills',
    'auf {who}.[ Dazu: {wish}.] Soll ich das',
    'auf {whom}.[ Dazu: {wish}.] Soll ich das',
    /\{whom\}“ gibt es hier nicht/,
  ],
  [
    'a total without prices',
    'auf {who}.[ Dazu: {wish}.] Soll ich das',
    'auf {who}, {total}.[ Dazu: {wish}.] Soll ich das',
    /\{total\}“ gibt es hier nicht/,
  ],
  [
    'a condition on a value that is not there',
    'only: { way: [Lieferung] }',
    'only: { way: [Zustellung] }',
    /„Zustellung“ gibt es hier nicht/,
  ],
  [
    'a price that nobody set',
    'Bezahlt wird erst, wenn das Essen da ist.\n    then',
    'Ab {home.por}.\n    then',
    /\{home\.por\}“ gibt es hier nicht/,
  ],
])('%s is named with file, line and field', async (_what, from, to, message) => {
  const problems = await problemsWith(from, to);
  expect(problems).toEqual([expect.stringMatching(message)]);
  expect(problems[0]).toMatch(/^\d+ /);
});
