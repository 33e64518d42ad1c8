import { doubleText, open } from '../../support/e2e/open';
import {
  largeTextRounds,
  otherRounds,
  paperRounds,
  runRounds,
} from '../../support/e2e/page-checks';
import { builtPages, notFoundComplaint } from '../../support/e2e/routes';
import { test } from '../../support/e2e/test';

// Nothing waits below the fold for being revealed, so all of the page is judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const built of builtPages()) {
  test.describe(built.address, () => {
    if (built.status === 404) test.use({ expectedComplaints: notFoundComplaint });

    test('fits the smallest phone, a tablet and paper', async ({ page }) => {
      await open(page, built.address);
      await runRounds([...otherRounds, ...paperRounds], page, built);
    });

    test('can be read with text twice as large', async ({ page }) => {
      await doubleText(page);
      await open(page, built.address);
      await runRounds(largeTextRounds, page, built);
    });
  });
}
