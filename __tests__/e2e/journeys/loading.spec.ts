import { answering, documentsOf } from '../../support/e2e/network';
import { untilHydrated } from '../../support/e2e/open';
import { orderMessage, shopPath } from '../../support/e2e/shop-page';
import { expect, test } from '../../support/e2e/test';

// What the browser says about files that do not come, and Gatsby about pages.
test.use({
  expectedComplaints: /Failed to load resource|page resources for/,
});

test('the next page prints on white; back returns to the place; without its data a page comes by its document', async ({
  page,
  shell,
  shop,
  contact,
}) => {
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  await shop.open();
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(position).toBe(2000);
  await page.waitForTimeout(100); // Gatsby keeps the position a frame later
  await shell.contact.click();
  await expect(page).toHaveURL(contact.path);
  await expect.poll(position).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await expect(page).toHaveURL(shopPath);
  await expect.poll(async () => Math.abs((await position()) - 2000)).toBeLessThan(80);

  await page.reload();
  await untilHydrated(page);
  await page.route('**/page-data/**', answering(503));
  const documents = documentsOf(page);
  await shop.orderWithoutAccount();
  await expect(contact.field('message')).toHaveValue(orderMessage);
  expect(page.url()).toContain(`${contact.path}?`);
  expect(documents).toEqual([page.url().split('#')[0]]);
});
