/** @jest-environment node */
import * as parser from 'gatsby-plugin-mdx/dist/frontmatter.js';
import { forgetTexts } from '../../../../src/gatsby/hooks/forget-texts';

const textOf = (title: string): string => `---\ntitle: ${title}\n---\nThe text of ${title}`;

test('each text is read, whatever its key, and none is kept', () => {
  const { parseFrontmatter: remembered } = parser;
  forgetTexts();
  for (const title of ['one', 'two'])
    expect(parser.parseFrontmatter('digest', textOf(title))).toEqual({
      body: `The text of ${title}`,
      frontmatter: { title },
    });
  expect(remembered('1', textOf('three')).body).toBe('');
});
