import type { Page } from '@playwright/test';
import { open, phone } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

const all = ['Luigi', 'Mathias', 'Phonix', 'Roberto', 'Sabine'];

const team = (page: Page) => page.getByRole('region', { name: /Krankenstand/ });

/** First names of the assistants a visitor sees, in order. */
async function shown(page: Page): Promise<string[]> {
  const headings = await team(page).getByRole('heading', { level: 3 }).allTextContents();
  return headings.map((heading) => all.find((name) => heading.startsWith(name)) ?? heading);
}

for (const [index, missing] of all.entries()) {
  test(`on a desktop chance decides which four are shown: all but ${missing}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, index / 5);
    await open(page, '/');
    await expect.poll(() => shown(page)).toEqual(all.filter((name) => name !== missing));
  });
}

test('the choice holds within a visit', async ({ page }) => {
  await open(page, '/');
  const before = await shown(page);
  expect(before).toHaveLength(4);
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/kontaktinformationen');
  await page.getByRole('banner').getByRole('link', { name: 'Uhrturm KI' }).click();
  await expect(page).toHaveURL('/');
  expect(await shown(page)).toEqual(before);
});

test('each leads to a page of its own', async ({ page }) => {
  await open(page, '/');
  await team(page)
    .getByRole('link', { name: 'Mathias' })
    .or(team(page).getByRole('link', { name: 'Luigi' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/assistants\/(mathias|luigi)$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the carousel shows one of five at a time and wraps around both ways', async ({ page }) => {
    await open(page, '/');
    const next = team(page).getByRole('button', { name: 'Nächster Assistent' });
    const previous = team(page).getByRole('button', { name: 'Vorheriger Assistent' });
    const seen = [];
    for (let step = 0; step < 6; step += 1) {
      const visible = await shown(page);
      expect(visible).toHaveLength(1);
      await expect(team(page).getByText(`${(step % 5) + 1} von 5`)).toBeVisible();
      seen.push(...visible);
      await next.click();
    }
    expect(seen).toEqual([...all, 'Luigi']);
    await previous.click();
    expect(await shown(page)).toEqual(['Luigi']);
    await previous.click();
    expect(await shown(page)).toEqual(['Sabine']);
  });
});
