import type { Page } from '@playwright/test';
import { addresses } from '../../tools/front-door/addresses.mjs';
import { documentRequests } from '../support/e2e/documents';
import { open } from '../support/e2e/open';
import { expectOrder, followOrderLink, order } from '../support/e2e/prefill';
import { expect, test } from '../support/e2e/test';

test.use({ expectedComplaints: /Failed to load resource|page resources for/ });

const breakPageData = (page: Page) =>
  page.route('**/page-data.json*', (route) => route.fulfill({ status: 503, body: '' }));

test('F05 a link opens the whole page, and what its query fills in survives', async ({ page }) => {
  await open(page, '/agb');
  await breakPageData(page);
  const documents = documentRequests(page);
  await followOrderLink(page);
  await expectOrder(page, addresses.site);
  expect(documents).toEqual([addresses.site + order.address]);
});

test('F05 a page opened by its address gets its message without data', async ({ page }) => {
  await breakPageData(page);
  await page.goto(order.address);
  await expectOrder(page, addresses.site);
});
