import type { Page } from '@playwright/test';
import { addresses } from '../../tools/front-door/addresses.mjs';
import { foreignRequests } from '../support/e2e/foreign';
import { open } from '../support/e2e/open';
import { builtPages, notFoundComplaint } from '../support/e2e/routes';
import { storageWith } from '../support/e2e/storage';
import { expect, test } from '../support/e2e/test';

const pages = builtPages();
const chatAgent = [`${addresses.services}/chat-agent.js?skipWelcome=1&maximizable=1`];
const videos = ['UhrturmDemo1', 'UhrturmDemo2'].map(
  (id) => `https://www.youtube-nocookie.com/embed/${id}`,
);

/** What a page may ask other sites for once consent is given. */
function allowedWithConsent({ address, status }: (typeof pages)[number]): string[] {
  if (address === '/services/ki-avatar-produkt-videos-erstellen') return videos;
  return address.startsWith('/blog/') && status === 200 ? chatAgent : [];
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

for (const { answer, storageState, allowed } of [
  { answer: 'without an answer', storageState: { cookies: [], origins: [] }, allowed: () => [] },
  { answer: 'with consent refused', storageState: storageWith(), allowed: () => [] },
  {
    answer: 'with consent given',
    storageState: storageWith({ cookieConsent: 'true' }),
    allowed: allowedWithConsent,
  },
]) {
  test.describe(answer, () => {
    test.use({ storageState, expectedComplaints: notFoundComplaint });

    test('F27 every page asks other sites for nothing but what it may', async ({
      page,
      context,
    }) => {
      test.slow(); // it walks all pages
      const foreign = await foreignRequests(context, [addresses.site]);
      for (const built of pages) {
        await open(page, built.address);
        await lookAtAll(page);
        const expected = allowed(built);
        await expect
          .poll(() => foreign.length, built.address)
          .toBeGreaterThanOrEqual(expected.length);
        expect(foreign.splice(0).sort(), built.address).toEqual(expected);
      }
      // No more than the privacy page names: the answer, and where a page was left.
      expect(await context.cookies()).toEqual([]);
      const keys = (kind: 'localStorage' | 'sessionStorage') =>
        page.evaluate((name) => Object.keys(window[name]), kind);
      expect(await keys('localStorage')).toEqual(storageState.origins.map(() => 'cookieConsent'));
      for (const key of await keys('sessionStorage')) expect(key).toMatch(/^@@scroll\|/);
    });
  });
}
