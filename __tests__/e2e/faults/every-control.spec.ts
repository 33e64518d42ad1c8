import { open } from '../../support/e2e/open';
import { runRounds } from '../../support/e2e/page-checks';
import { controlRounds } from '../../support/e2e/page-checks/controls';
import { builtPages, notFoundComplaint } from '../../support/e2e/routes';
import { test } from '../../support/e2e/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const built of builtPages()) {
  test.describe(built.address, () => {
    if (built.status === 404) test.use({ expectedComplaints: notFoundComplaint });

    test('W13: works by keyboard and in a contrast theme', async ({ page }) => {
      await open(page, built.address);
      await runRounds(controlRounds, page, built);
    });
  });
}
