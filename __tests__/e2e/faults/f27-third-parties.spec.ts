import type { Page } from '@playwright/test';
import { isFilmPlaceholder } from '../../../src/content-model/placeholders';
import { contentOf } from '../../support/content';
import { localEnvironment } from '../../../tools/local-environment.mjs';
import { site } from '../../support/e2e/addresses';
import { foreignRequests } from '../../support/e2e/network';
import { open } from '../../support/e2e/open';
import { type BuiltPage, builtPages, notFoundComplaint } from '../../support/e2e/routes';
import { storage } from '../../support/e2e/page-checks/storage';
import { noStorage, storageWith } from '../../support/e2e/storage';
import { expect, test } from '../../support/e2e/test';
import { shopPath } from '../../support/e2e/shop-page';

const { embed, ids } = contentOf('site').video;
const videos = Object.values(ids).flatMap((id) => (isFilmPlaceholder(id) ? [] : embed + id));
const chatAgent = [`${localEnvironment.GATSBY_CHAT_AGENT_SRC}?skipWelcome=1&maximizable=1`];

/** What a page may ask other sites for once consent is given. */
function allowedWithConsent({ address, status }: BuiltPage): string[] {
  if (address === shopPath) return videos;
  // Posts have it, the lists of an author and a category have not.
  return /^\/blog\/[^/]+$/.test(address) && status === 200 ? chatAgent : [];
}

/** Shows all of a page, so that what waits for being seen loads as well. */
async function lookAtAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
    await new Promise((done) => requestIdleCallback(done));
  });
}

// With consent refused it is part of what is asked of every page (details/every-template.spec.ts).
for (const { answer, storageState, allowed } of [
  { answer: 'without an answer', storageState: noStorage, allowed: () => [] },
  {
    answer: 'with consent given',
    storageState: storageWith({ cookieConsent: 'true' }),
    allowed: allowedWithConsent,
  },
]) {
  test.describe(answer, () => {
    test.use({ storageState, expectedComplaints: notFoundComplaint });

    test('F27 every page asks only whom it may', async ({ page, context }) => {
      test.slow(); // it walks all pages
      const foreign = await foreignRequests(context, site);
      for (const built of builtPages()) {
        await open(page, built.address);
        await lookAtAll(page);
        const expected = allowed(built);
        const enough = expect.poll(() => foreign.length, built.address);
        await enough.toBeGreaterThanOrEqual(expected.length);
        expect(foreign.splice(0).sort(), built.address).toEqual(expected);
      }
      // No more than the privacy page names.
      expect(await storage(page)).toEqual([]);
    });
  });
}
