/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contentTree } from '../../../../__tests__/support/content-tree';
import { sourcesOfDialogues } from '../../read/dialogues';
import { checkWithTalks } from '../check-talks';

const file = 'content/dialogues/luigi.yaml';
const luigi = readFileSync(file, 'utf8');
// The assistants of the tree.
const own = Object.fromEntries(
  sourcesOfDialogues('.')
    .filter(([name]) => /(common|luigi)\.yaml$/.test(name))
    .map(([name, source]) => [name.replace('content/', ''), source]),
);

it.each([
  ['a first button it does not understand', 'Mit Kinderwagen?]', 'Quantenphysik]'],
  ['a later button it does not understand', 'Doch eine Person mehr', 'Quantenphysik'],
])('names %s with file and line', async (_what, from, to) => {
  const changed = luigi.replace(from, to);
  expect(changed).not.toBe(luigi);
  const { problems } = await checkWithTalks(
    contentTree({ ...own, 'dialogues/luigi.yaml': changed }),
  );
  const found = problems.filter(({ message }) => message.includes('Quantenphysik'));
  expect(found).not.toEqual([]);
  expect(found.every((each) => each.file === file && (each.line ?? 0) > 1)).toBe(true);
});

it('types what a page shows into the demonstration beside it', async () => {
  const changed = luigi.replace(/^business: .*$/m, 'business: Pizzeria Anders');
  expect(changed).not.toBe(luigi);
  const pages = {
    'pages/assistants/luigi.yaml': readFileSync('content/pages/assistants/luigi.yaml'),
  };
  const { problems } = await checkWithTalks(
    contentTree({ ...own, ...pages, 'dialogues/luigi.yaml': changed }),
  );
  expect(problems.map(({ message }) => message).join()).toContain('Pizzeria Anders');
});
