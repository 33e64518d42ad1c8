import { answering } from '../../support/e2e/network';
import { outageComplaints } from '../../support/e2e/outages';
import { expectAccessible } from '../../support/e2e/page-checks/accessibility';
import { checkoutFunction, fallbackForm, fallbackOpenings } from '../../support/e2e/shop-page';
import { expect, signedInTest as test } from '../../support/e2e/test';

// Nothing fades in while axe looks at it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: outageComplaints });

test('a blocked pop-up', async ({ page, context, shop }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.route(checkoutFunction, answering(502, { error: 'stripe_failed' }));
  const openings = await fallbackOpenings(context);
  await shop.open();
  await shop.order.click();
  await expect(shop.fallbackLink).toBeVisible();
  expect(openings).toEqual([]);
  await expectAccessible(page);
  const tab = context.waitForEvent('page');
  await shop.fallbackLink.click();
  await expect(await tab).toHaveURL(fallbackForm);
});
