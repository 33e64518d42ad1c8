import { readFileSync } from 'node:fs';
import {
  exampleOf,
  isBlock,
  knownComponents,
} from '../../../plugins/gatsby-source-content/read/markdown/components';
import { postFrontmatter } from '../../../src/content-model/frontmatter';

const guide = readFileSync('docs/redaktion.md', 'utf8');

test.each(knownComponents.filter(isBlock))('the guide shows how <%s> is written', (name) => {
  expect(guide).toContain(exampleOf(name));
});

test.each(Object.keys(postFrontmatter.shape))('the guide says what „%s“ of a post is', (name) => {
  expect(guide).toContain(`- \`${name}\`: `);
});
