import { readdirSync } from 'node:fs';
import { testsThatPagesAreWhole } from '../../support/e2e/page-is-whole';
import { builtPages, onePerTemplate, publicDir, readPage } from '../../support/e2e/routes';
import { expect, test } from '../../support/e2e/test';

const pages = builtPages();

// All others are in faults/every-page.spec.ts.
testsThatPagesAreWhole(onePerTemplate(pages));

test('no two pages share a title or a description', () => {
  for (const pattern of [
    /<title[^>]*>([^<]*)</,
    /<meta[^>]*name="description"[^>]*content="([^"]*)"/,
  ]) {
    const texts = pages.map((page) => pattern.exec(readPage(page))?.[1] ?? `none in ${page.file}`);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('nothing is published that only the build needs', () => {
  const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
  const ofTheBuild = /\.map$|webpack\.stats|chunk-map|partytown|_gatsby/;
  expect(files.filter((file) => ofTheBuild.test(file))).toEqual([]);
  expect(pages.filter((page) => readPage(page).includes('\0'))).toEqual([]);
});
