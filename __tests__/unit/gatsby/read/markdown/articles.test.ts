/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { compileMdx } from '../../../../../src/gatsby/read/markdown/compile-mdx';
import { countWords, readingTime, wordsPerMinute } from '../../../../../src/lib/reading-time';

jest.mock(
  '../../../../../src/gatsby/read/markdown/esm-packages.cjs',
  () =>
    jest.requireActual<typeof import('../../../../support/esm-packages')>(
      '../../../../support/esm-packages',
    ).loadEsmPackages,
);

/** The articles with the reading time the specification gives them, in minutes. */
const articles: [id: string, minutes: number][] = [
  ['ki-im-autohaus-werkstatt-zukunft', 8],
  ['digitale-mitarbeiter-ki-agenten', 7],
  ['event-driven-architecture', 6],
  ['erster-digitaler-mitarbeiter', 5],
];

async function article(id: string) {
  const file = `content/blog/${id}/index.mdx`;
  return compileMdx(file, readFileSync(file, 'utf8'), {});
}

test.each(articles)('%s has the words of %d minutes, within 10 percent', async (id, minutes) => {
  const words = countWords((await article(id)).plainText);
  expect(words).toBeGreaterThanOrEqual(minutes * wordsPerMinute * 0.9);
  expect(words).toBeLessThanOrEqual(minutes * wordsPerMinute * 1.1);
});

test.each(articles)('%s shows %d min', async (id, minutes) => {
  expect(readingTime(countWords((await article(id)).plainText))).toBe(`${minutes} min`);
});

test.each(articles)('A07: %s keeps the MDX rule', async (id) => {
  expect((await article(id)).problems).toEqual([]);
});

test.each(articles)('A06: %s has no emptied link', async (id) => {
  expect((await article(id)).html).not.toMatch(/(?:href|src)=""/);
});

test.each(articles)('%s has headings for its table of contents', async (id) => {
  expect((await article(id)).headings.length).toBeGreaterThan(1);
});
