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
    'text: address, day: 3',
    /text$|day und text|genau eines/,
  ],
  [
    'a limit that belongs elsewhere',
    'text: name }',
    'text: name, taken: ["09:00"] }',
    /nur bei „time“/,
  ],
  [
    'a closed day without words',
    '        closedText: Am Montag ist Ruhetag.\n',
    '',
    /Was sagt er dann/,
  ],
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
    /\{whom\} füllt hier nichts aus; meinten Sie who/,
  ],
  [
    'a value that may be missing, outside of brackets',
    '[, {address}]',
    ', {address}',
    /\{address\} kann fehlen/,
  ],
  [
    'a total without prices',
    'auf {who}.[ Dazu: {wish}.] Soll ich das',
    'auf {who}, {total}.[ Dazu: {wish}.] Soll ich das',
    /\{total\} füllt hier nichts aus/,
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
    /\{home\.por\} füllt nichts aus/,
  ],
])('%s is named with file, line and field', async (_what, from, to, message) => {
  const problems = await problemsWith(from, to);
  expect(problems).toEqual([expect.stringMatching(message)]);
  expect(problems[0]).toMatch(/^\d+ /);
});
