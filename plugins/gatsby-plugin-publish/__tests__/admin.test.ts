import { z } from 'zod';
import { postFrontmatter } from '../../../src/content-model/frontmatter';
import { adminConfig } from '../admin';
import { contentOf } from '../../../__tests__/support/content';

const field = z.object({
  name: z.string(),
  required: z.boolean().default(true),
  options: z.unknown().optional(),
});
const schema = z.object({
  backend: z.object({ repo: z.string(), branch: z.string() }),
  collections: z.tuple([z.object({ fields: z.array(field) })]),
});
const { backend, collections } = schema.parse(
  adminConfig({ name: 'konto/website', branch: 'redaktion' }, contentOf('people')),
);
const [{ fields }] = collections;

test('the editor asks for what a post may say, and requires what it must', () => {
  const known = Object.entries(postFrontmatter.shape);
  expect(fields.map(({ name }) => name).sort()).toEqual(
    [...known.map(([name]) => name), 'body'].sort(),
  );
  const required = known.filter(([, type]) => !type.safeParse(undefined).success);
  expect(
    fields
      .filter((one) => one.required)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...required.map(([name]) => name), 'draft', 'body'].sort());
});

test('it writes to the branch of the repository, and offers the authors there are', () => {
  expect(backend).toEqual({ repo: 'konto/website', branch: 'redaktion' });
  const author = fields.find(({ name }) => name === 'author');
  expect(author?.options).toEqual(
    contentOf('people').map(({ id, name }) => ({ value: id, label: name })),
  );
});
