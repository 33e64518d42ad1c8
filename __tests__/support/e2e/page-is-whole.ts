import { site } from './addresses';
import { foreignRequests, hold } from './network';
import { untilHydrated, untilLaidOut } from './open';
import { beforeScripts, rounds, runChecks, runRounds } from './page-checks';
import { type BuiltPage, notFoundComplaint } from './routes';
import { expect, test } from './test';

/** A test per page: everything that holds for all of them, before scripts have run and after. */
export function testsThatPagesAreWhole(pages: readonly BuiltPage[]): void {
  // Nothing waits below the fold for being revealed, so all of the page is judged.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const built of pages) {
    test.describe(built.address, () => {
      if (built.status === 404) test.use({ expectedComplaints: notFoundComplaint });

      test('W16: is whole', async ({ page, context }) => {
        const foreign = await foreignRequests(context, site);
        const release = await hold(page, '**/*.js');
        await page.goto(built.address, { waitUntil: 'domcontentloaded' });
        await runChecks(beforeScripts, page, built);
        release();
        await untilHydrated(page);
        await untilLaidOut(page);
        await runRounds(rounds, page, built);
        expect.soft(foreign, 'F27 requests to other sites').toEqual([]);
      });
    });
  }
}
