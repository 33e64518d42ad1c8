import type { Page } from '@playwright/test';
import { open } from '../support/e2e/open';
import { notFoundComplaint } from '../support/e2e/routes';
import { expect, test } from '../support/e2e/test';

test.use({ expectedComplaints: notFoundComplaint });

async function expectMissingPost(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Post nicht gefunden');
  const { align, red, green, blue } = await heading.evaluate((element) => {
    const { color, textAlign } = getComputedStyle(element);
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return { align: textAlign, red: r, green: g, blue: b };
  });
  expect(align).toBe('center');
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
}

for (const address of ['/gibt-es-nicht', '/services/gibt-es-nicht']) {
  test(`${address} is not found, in German and with ways on`, async ({ page }) => {
    const response = await open(page, address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle('Seite nicht gefunden | Uhrturm KI');
    const main = page.getByRole('main');
    await expect(main).toContainText('Unter dieser Adresse gibt es keine Seite.');
    await expect(main.getByRole('link')).toHaveText([
      'Zur Startseite',
      'KI im Autohaus',
      'Alle Blogbeiträge',
      'Kontakt aufnehmen',
    ]);
    await main.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('an unknown post is not found, and its address stays', async ({ page }) => {
  const response = await open(page, '/blog/gibt-es-nicht?von=newsletter');
  expect(response?.status()).toBe(404);
  await expectMissingPost(page);
  await expect(page).toHaveURL('/blog/gibt-es-nicht?von=newsletter');
  await expect(page).toHaveTitle('Post nicht gefunden | Uhrturm KI Blog');
  await page.getByRole('main').getByRole('link', { name: 'Alle Blogbeiträge' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an unknown post is not found from within the site either', async ({ page }) => {
  await open(page, '/blog');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/blog/gibt-es-nicht';
    link.textContent = 'Alter Beitrag';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Alter Beitrag' }).click();
  await expectMissingPost(page);
  await expect(page).toHaveURL('/blog/gibt-es-nicht');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F01 both not-found pages say so', async ({ page }) => {
    await page.goto('/gibt-es-nicht');
    await expect(page.getByRole('main')).toContainText('Unter dieser Adresse gibt es keine Seite.');
    await page.goto('/blog/gibt-es-nicht');
    await expectMissingPost(page);
  });
});
