import { site } from '../../support/e2e/addresses';
import { startDeployment } from '../../support/e2e/deployment';
import { breakTemplate, loadingComplaints } from '../../support/e2e/loading';
import { documentsOf } from '../../support/e2e/network';
import { open } from '../../support/e2e/open';
import { readable } from '../../support/e2e/page-checks/readable';
import { bookingPage } from '../../support/e2e/picker';
import { expectOrder, followNewLink, order } from '../../support/e2e/prefill';
import { expect, test } from '../../support/e2e/test';

test.use({ expectedComplaints: loadingComplaints });

test('F04 after a new deploy a link leads to its target', async ({ page, shell }) => {
  const deployed = await startDeployment();
  await open(page, `${deployed.origin}/datenschutz`);
  deployed.replaceBuild();
  const documents = documentsOf(page);
  await followNewLink(page, order.address);
  await expectOrder(page, deployed.origin);
  expect(documents).toEqual([deployed.origin + order.address]);

  // The new build is whole: from here on nothing is loaded again.
  await shell.imprint.link.click();
  await expect(page).toHaveURL(deployed.origin + shell.imprint.to);
  expect(documents).toHaveLength(1);
  await deployed.close();
});

test('F05 without page data a link opens the whole page', async ({ page }) => {
  await open(page, '/datenschutz');
  await page.route('**/page-data.json*', (route) => route.fulfill({ status: 503, body: '' }));
  const documents = documentsOf(page);
  await followNewLink(page, order.address);
  await expectOrder(page, site);
  expect(documents).toEqual([site + order.address]);
});

test('F06 without a chunk the page stays readable and asks once more', async ({ page }) => {
  const requests = await breakTemplate(page);
  const documents = documentsOf(page);
  await page.goto(bookingPage);
  await expect.poll(() => requests.length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(await readable(page)).toEqual([]);
  expect(requests).toHaveLength(2);
  expect(documents).toHaveLength(1);
});
