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

test.each([
  ['a field that no control asks for', 'text: address, ', '', /genau eines von .* keines/],
  ['two controls', 'text: address', 'text: address, choice: [Graz, Wien]', /text und c/],
  ['a closed day without words', ', say: Am Montag ist Ruhetag.', '', /closed\.say/],
  ['a button that leads nowhere', '[order, table, paying]', '[ordre, table, paying]', /„ordre“/],
  ['an answer that nothing leads to', ', paying]', ']', /führt nichts/],
  ['an open placeholder', 'auf {who}.[', 'auf {whom}.[', /\{whom\}“ gibt es hier nicht/],
  ['a total without prices', 'auf {who}.[', 'auf {total}.[', /\{total\}“ gibt es hier nicht/],
  ['a condition nobody meets', 'only: { way: [L', 'only: { way: [Z', /„Zieferung“ gibt es/],
  ['no translation', 'menu: [', 'translation: { button: E, file: x }\nmenu: [', /„x“ gibt/],
])('%s is named with file, line and field', async (_what, from, to, message) => {
  const problems = await problemsWith(from, to);
  expect(problems).toEqual([expect.stringMatching(message)]);
  expect(problems[0]).toMatch(/^\d+ /);
});
