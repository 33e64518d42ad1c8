import { formatEuro } from '../../../src/lib/format';
import { at, contentOf, sectionOf } from '../../support/content';
import { open } from '../../support/e2e/open';
import { bookingPage, chooseDemo, expectTicket, picker } from '../../support/e2e/picker';
import { expect, test } from '../../support/e2e/test';

const demos = contentOf('demo-businesses');

test('the first demo is chosen; a click or the arrow keys choose another', async ({ page }) => {
  await open(page, bookingPage);
  await expect(picker(page).getByRole('radio')).toHaveCount(demos.length);
  await expectTicket(page, at(demos, 0));
  for (const demo of demos.slice(1)) {
    await chooseDemo(page, demo);
    await expectTicket(page, demo);
  }
  await picker(page).getByRole('radio').last().focus();
  for (const demo of demos) {
    await page.keyboard.press('ArrowDown');
    await expectTicket(page, demo);
  }
});

test('the plans show new and old price, and what is charged beyond them', async ({ page }) => {
  await open(page, bookingPage);
  const prices = page.getByRole('region', {
    name: sectionOf(bookingPage, 'booking-plans').heading,
  });
  const { plans, notes } = contentOf('booking-plans');
  await expect(prices.getByRole('article')).toHaveCount(plans.length);
  for (const { title, price, oldPrice, features, action } of plans) {
    const card = prices
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toContainText(`ab ${formatEuro(price)} /Monat`);
    await expect(card.locator('s')).toHaveText(formatEuro(oldPrice));
    await expect(card.getByRole('listitem')).toHaveText(features);
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${action.to}\\?paket=`),
    );
  }
  await expect(prices.getByRole('definition')).toHaveText(notes.map(({ text }) => text));
});
