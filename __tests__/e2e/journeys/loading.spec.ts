import { startDeployment } from '../../support/e2e/deployment';
import { answering, documentsOf } from '../../support/e2e/network';
import { open, untilHydrated } from '../../support/e2e/open';
import { orderMessage, shopPath } from '../../support/e2e/shop-page';
import { expect, test } from '../../support/e2e/test';

// What the browser says about files that do not come, and Gatsby about pages.
test.use({
  expectedComplaints:
    /Failed to load resource|Refused to (?:execute script|apply style)|[Ll]oading chunk|page resources for/,
});

test('another build is online by now: the next page comes by its document', async ({
  page,
  shell,
}) => {
  const deployed = await startDeployment();
  await open(page, `${deployed.origin}/datenschutz`);
  deployed.replaceTemplates();
  const documents = documentsOf(page);
  await shell.imprint.link.click();
  await expect(page).toHaveURL(deployed.origin + shell.imprint.to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([deployed.origin + shell.imprint.to]);
  await deployed.close();
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
  await shop.orderWithoutAccount();
  await expect(contact.field('message')).toHaveValue(orderMessage);
  expect(page.url()).toContain(`${contact.path}?`);
});
