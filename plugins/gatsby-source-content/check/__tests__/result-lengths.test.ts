import { checkContent } from '../check-content';
import { contentOf } from '../../../../__tests__/support/content';
import { contentTree, pageSource, postSource } from '../../../../__tests__/support/content-tree';

const before = new Date(`${contentOf('trainings').firstDate.iso}T00:00:00Z`);

/** The fields that search results would not show as they are, in a file with this text. */
async function remarksOn(file: string, text: string): Promise<string[]> {
  const { problems, remarks } = await checkContent(contentTree({ [file]: text }), before);
  expect(problems).toEqual([]);
  return remarks
    .filter(({ message }) => message.includes('Suchergebnisse'))
    .map((remark) => `${remark.file}: ${remark.field}`.replace('content/', ''));
}

const page = 'pages/trial.yaml';
const post = 'blog/pult/index.mdx';
const told = (text: string) =>
  postSource('Text').replace(/^date:/m, () => `description: ${text}\ndate:`);

test.each([
  [61, [`${page}: seo.title`]],
  [60, []],
])(
  'a title of %i characters is remarked upon if search results would cut it off',
  async (length, found) => {
    const text = pageSource().replace(/title: .*/, `title: ${'x'.repeat(length)}`);
    expect(await remarksOn(page, text)).toEqual(found);
  },
);

test.each([69, 156])('so is a description of %i characters', async (length) => {
  const text = pageSource().replace(/description: .*/, `description: ${'x'.repeat(length)}`);
  expect(await remarksOn(page, text)).toEqual([`${page}: seo.description`]);
});

test("a post's own description counts, and its title in its place does not", async () => {
  expect(await remarksOn(post, told('x'.repeat(60)))).toEqual([`${post}: description`]);
  expect(await remarksOn(post, postSource('Text'))).toEqual([]);
});
