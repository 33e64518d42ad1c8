import type { Page } from '@playwright/test';
import { blockStorage } from '../support/e2e/storage';
import { open } from '../support/e2e/open';
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

test('both answers look the same', async ({ page }) => {
  await open(page, '/');
  const looks = [];
  for (const button of await banner(page).getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    const style = await button.evaluate((element) => {
      const { color, backgroundColor, border, font } = getComputedStyle(element);
      return { color, backgroundColor, border, font };
    });
    looks.push({ width, height, ...style });
  }
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
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

test.describe('storage is blocked', () => {
  // Gatsby's own note that it cannot keep scroll positions.
  test.use({ expectedComplaints: /^warning: \[gatsby-react-router-scroll\]/ });

  test('F14 the answer holds until the page is closed', async ({ page }) => {
    await page.addInitScript(blockStorage);
    await open(page, '/');
    await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveURL('/kontaktinformationen');
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F01 no banner asks what nobody could answer', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toHaveCount(0);
  });
});
