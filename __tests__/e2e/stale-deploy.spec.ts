import { startDeployment, type Deployment } from '../support/e2e/deployment';
import { documentRequests } from '../support/e2e/documents';
import { open, untilHydrated } from '../support/e2e/open';
import { expectOrder, followOrderLink, order } from '../support/e2e/prefill';
import { expect, test as base } from '../support/e2e/test';

const test = base.extend<{ site: Deployment }>({
  site: async ({ baseURL: _ }, run) => {
    const site = await startDeployment();
    await run(site);
    await site.close();
  },
  // What the browser says about files of the old build, and Gatsby about templates of the new one.
  expectedComplaints:
    /Failed to load resource|Refused to|couldn't find the correct component chunk/,
});

for (const [what, swap] of [
  ['scripts have new names', 'replaceBuild'],
  ['pages have other templates', 'replaceTemplates'],
] as const) {
  test(`F04 a link leads to its target with its query when ${what}`, async ({ page, site }) => {
    await open(page, `${site.origin}/agb`);
    site[swap]();
    const documents = documentRequests(page);
    await followOrderLink(page);
    await expectOrder(page, site.origin);
    expect(documents).toEqual([site.origin + order.address]);

    // The new build is whole: from here on nothing is loaded anew.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL(`${site.origin}/impressum`);
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    expect(documents).toHaveLength(1);
  });
}

test('F04 the way back leads to the page the visitor came from', async ({ page, site }) => {
  await open(page, `${site.origin}/agb`);
  site.replaceBuild();
  await followOrderLink(page);
  await expectOrder(page, site.origin);
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/agb`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Geschäftsbedingungen');
});

test('F04 a deploy that went wrong reloads once and then shows the page', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/agb`);
  site.mixBuilds();
  const documents = documentRequests(page);
  await followOrderLink(page);
  await expectOrder(page, site.origin);
  await untilHydrated(page);
  await page.waitForTimeout(1500); // nothing tells that it will NOT reload again
  await expectOrder(page, site.origin);
  expect(documents).toEqual([site.origin + order.address, site.origin + order.address]);
});
