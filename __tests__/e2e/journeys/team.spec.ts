import { sectionOf } from '../../support/content';
import { open, phone } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const { heading, assistants } = sectionOf('/', 'team');

test('on a phone the carousel shows one at a time and wraps around', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const region = page.getByRole('region', { name: heading });
  for (const step of [...assistants.keys(), 0]) {
    await expect(region.getByText(`${step + 1} von ${assistants.length}`)).toBeVisible();
    await region.getByRole('button', { name: 'Nächster Assistent' }).click();
  }
  for (const _ of ['first', 'last'])
    await region.getByRole('button', { name: 'Vorheriger Assistent' }).click();
  await expect(region.getByText(`${assistants.length} von ${assistants.length}`)).toBeVisible();
});
