import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/e2e/axe';
import { blockStorage, fillStorage } from '../support/e2e/storage';
import { open, phone } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

for (const [button, value] of [
  ['Ablehnen', 'false'],
  ['Akzeptieren', 'true'],
] as const) {
  test(`${button} stores "${value}" and hides the banner for good`, async ({ page }) => {
    await open(page, '/');
    await expect(banner(page)).toBeInViewport();
    expect(await stored(page)).toBeNull();
    await banner(page).getByRole('button', { name: button }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toBe(value);

    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveURL('/kontaktinformationen');
    await expect(banner(page)).toHaveCount(0);
    await open(page, '/agb');
    await expect(banner(page)).toHaveCount(0);
  });
}

test('without an answer the banner stays, on this page and the next', async ({ page }) => {
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/kontaktinformationen');
  await expect(banner(page)).toBeVisible();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

for (const viewport of [phone, { width: 1280, height: 900 }]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('both answers are equally strong, easy to read and to hit', async ({ page }) => {
      await open(page, '/');
      const looks = [];
      for (const button of await banner(page).getByRole('button').all()) {
        const { width = 0, height = 0, y = 0 } = (await button.boundingBox()) ?? {};
        expect(height).toBeGreaterThanOrEqual(44);
        const style = await button.evaluate((element) => {
          const { color, backgroundColor, border, font } = getComputedStyle(element);
          return { color, backgroundColor, border, font };
        });
        looks.push({ width, height, y, ...style });
      }
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}

test('the banner is announced: it comes into a live region that stood there before', async ({
  page,
}) => {
  await page.route('**/*.js', () => undefined); // hang until the test lets them go
  await page.goto('/agb', { waitUntil: 'commit' });
  const region = page.locator('[aria-live="polite"]');
  await expect(region).toBeAttached();
  await expect(region).toBeEmpty();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open(page, '/agb');
  await expect(region.getByRole('region', { name: 'Cookie-Hinweis' })).toBeVisible();
});

for (const button of ['Ablehnen', 'Akzeptieren']) {
  test(`${button} by keyboard gives the focus back to where it was`, async ({ page }) => {
    await open(page, '/agb');
    const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
    await imprint.focus();
    await banner(page).getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await expect(imprint).toBeFocused();
  });
}

test.describe('on a screen enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the banner waits at the end of the page and covers nothing', async ({ page }) => {
    await open(page, '/agb');
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).not.toBeInViewport();
    await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(banner(page)).toHaveCount(0);
  });
});

test('the banner explains itself and leads to the privacy policy', async ({ page }) => {
  await open(page, '/');
  await expect(banner(page)).toContainText('Cookies');
  await banner(page).getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveURL('/datenschutz');
});

test('the banner is not printed', async ({ page }) => {
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
});

test('F15 a value that is no answer counts as none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'x'));
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
});

for (const [what, sabotage] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test.describe(`storage is ${what}`, () => {
    // Gatsby's own note that it cannot keep scroll positions.
    test.use({ expectedComplaints: /^warning: \[gatsby-react-router-scroll\]/ });

    test('F14 the answer holds until the page is closed', async ({ page }) => {
      await page.addInitScript(sabotage);
      await open(page, '/');
      await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
      await expect(banner(page)).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
      await expect(page).toHaveURL('/kontaktinformationen');
      await expect(banner(page)).toHaveCount(0);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F01 no banner asks what nobody could answer', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toHaveCount(0);
  });
});
