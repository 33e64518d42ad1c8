import { expectAccessible } from '../support/e2e/axe';
import { open } from '../support/e2e/open';
import { builtPages, notFoundComplaint } from '../support/e2e/routes';
import { test } from '../support/e2e/test';

// Nothing waits below the fold for being revealed, so all of the page is judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { address, status } of builtPages()) {
  test.describe(address, () => {
    if (status === 404) test.use({ expectedComplaints: notFoundComplaint });

    test('is accessible on a desktop and on a phone', async ({ page }) => {
      await open(page, address);
      await expectAccessible(page);
    });
  });
}
