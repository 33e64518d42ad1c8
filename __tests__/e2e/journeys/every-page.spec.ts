import { readdirSync } from 'node:fs';
import { site } from '../../support/e2e/addresses';
import { foreignRequests, hold } from '../../support/e2e/network';
import { untilHydrated } from '../../support/e2e/open';
import { beforeScripts, rounds, runChecks, runRounds } from '../../support/e2e/page-checks';
import { builtPages, notFoundComplaint, readPage, publicDir } from '../../support/e2e/routes';
import { expect, test } from '../../support/e2e/test';

const pages = builtPages();

// Nothing waits below the fold for being revealed, so all of the page is judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const built of pages) {
  test.describe(built.address, () => {
    if (built.status === 404) test.use({ expectedComplaints: notFoundComplaint });

    test('is whole', async ({ page, context }) => {
      const foreign = await foreignRequests(context, site);
      const release = await hold(page, '**/*.js');
      await page.goto(built.address, { waitUntil: 'domcontentloaded' });
      await runChecks(beforeScripts, page, built);
      release();
      await untilHydrated(page);
      await runRounds(rounds, page, built);
      expect.soft(foreign, 'F27 requests to other sites').toEqual([]);
    });
  });
}

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
