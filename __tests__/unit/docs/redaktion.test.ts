import { readFileSync } from 'node:fs';
import {
  exampleOf,
  isBlock,
  knownComponents,
} from '../../../plugins/gatsby-source-content/read/markdown/components';

const guide = readFileSync('docs/redaktion.md', 'utf8');

test.each(knownComponents.filter(isBlock))('the guide shows how <%s> is written', (name) => {
  expect(guide).toContain(exampleOf(name));
});
