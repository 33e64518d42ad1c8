import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/test';

/** Everything the browser has stored for the site. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test('a password is never kept, and gone after a reload', async ({ page, shop, visitor }) => {
  const { entry } = await shop.openDialog();
  await entry('email').fill(visitor.email);
  await entry('password').fill(visitor.password);
  expect(await stored(page)).not.toContain(visitor.password);
  await page.reload();
  await shop.openDialog();
  await expect(entry('password')).toHaveValue('');
  expect(await stored(page)).not.toContain(visitor.password);
});
