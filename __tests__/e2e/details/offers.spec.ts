import type { Locator, Page } from '@playwright/test';
import { localEnvironment } from '../../../tools/local-environment.mjs';
import { thirdPartiesInUse } from '../../../src/config/third-parties';
import { formatEuro } from '../../../src/lib/format';
import { contentOf, find, routeWith } from '../../support/content';
import { site } from '../../support/e2e/addresses';
import { pretendNow } from '../../support/e2e/clock';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';
import { shopPath } from '../../support/e2e/shop-page';
import { successPage } from '../../support/success-page';

const articleAbout = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

const { firstDate } = contentOf('trainings');
const dayOf = (days: number) => new Date(Date.parse(firstDate.iso) + days * 86_400_000);

test('a training that is over asks for the next one, in words filled into the contact form', async ({
  page,
}) => {
  await pretendNow(page, dayOf(2));
  await open(page, routeWith('training-offers'));
  const main = page.getByRole('main');
  const offer = articleAbout(page, find(contentOf('trainings').offers, 'status', 'bookable').title);
  await expect(offer).toContainText(firstDate.next.last ?? firstDate.over);
  await expect(main.locator(`a[href="${contentOf('site').external.trainingBooking}"]`)).toHaveCount(
    0,
  );
  await main.getByRole('link', { name: firstDate.next.label }).first().click();
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(
    firstDate.next.message,
  );
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});

test('the training that can be booked opens its form, later ones are greyed out', async ({
  page,
}) => {
  await pretendNow(page, dayOf(-2));
  await open(page, routeWith('training-offers'));
  const { trainingBooking, trainingFlyer } = contentOf('site').external;
  const { offers } = contentOf('trainings');
  const colors: Record<string, Set<string>> = { bookable: new Set(), soon: new Set() };
  for (const { title, tag, price, priceNote, status } of offers) {
    const offer = articleAbout(page, title);
    for (const text of [tag, formatEuro(price), priceNote]) await expect(offer).toContainText(text);
    const heading = offer.getByRole('heading');
    colors[status]?.add(await heading.evaluate((element) => getComputedStyle(element).color));
    await expect(offer.getByRole('link')).toHaveCount(status === 'bookable' ? 1 : 0);
    if (status === 'soon') await expect(offer.getByRole('button')).toBeDisabled();
    else await expect(offer.getByRole('link')).toHaveAttribute('href', trainingBooking);
  }
  expect(colors['bookable']).not.toEqual(colors['soon']);

  for (const address of [trainingBooking, trainingFlyer]) {
    const links = page.getByRole('main').locator(`a[href="${address}"]`);
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/öffnet in neuem Tab/);
    }
  }
});

test('video packages show what is charged, and are ordered without referrer', async ({ page }) => {
  await open(page, shopPath);
  const charged = contentOf('products');
  for (const { title, product, badge } of contentOf('video-packages')) {
    const card = articleAbout(page, title);
    await expect(card).toContainText(formatEuro(charged[product.id]?.price ?? 0));
    const order = card.locator(`a[href="${contentOf('site').external.videoOrder}"]`);
    await expect(order).toHaveAttribute('target', '_blank');
    await expect(order).toHaveAttribute('rel', /\bnoreferrer\b/);
    if (badge) await expect(page.getByText(badge, { exact: true })).toHaveCount(1);
  }
});

test('the page after a payment waits until it is paid, and leads on', async ({ page }) => {
  const number = 'cs_test_a1b2c3d4e5f6g7h8i9j0k1l2m3n4';
  const answer = { status: 'open' };
  await page.route(/\/order-status/, (route) =>
    route.fulfill({ json: answer, headers: { 'access-control-allow-origin': site } }),
  );
  const { heading, states, orderNumberLabel, actions } = successPage;
  await open(page, `/success?session_id=${number}`);
  const title = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await expect(title).toHaveText(states.open.heading);
  await expect(main).toContainText(`${orderNumberLabel}: ${number}`);
  answer.status = 'paid';
  await expect(title).toHaveText(heading);
  await expect(main).toContainText(states.paid);
  await expect(main).toContainText(`${orderNumberLabel}: ${number}`);
  for (const { label, to } of actions)
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', to);
});

test('the privacy policy names exactly the services this build uses', async ({ page }) => {
  await page.goto('/datenschutz');
  const main = page.getByRole('main');
  const { labels, parties } = contentOf('third-parties');
  // The build sets it where the rules of appointments are.
  const environment = { ...localEnvironment, GATSBY_APPOINTMENTS: 'yes' };
  const inUse = Object.entries(parties).filter(([id]) => thirdPartiesInUse(environment).has(id));
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(
    inUse.map(([, { name }]) => name),
  );
  const { provider, purpose, data: what, loaded, basis } = labels;
  for (const label of [provider, purpose, what, loaded, basis])
    await expect(main.getByText(`${label}:`, { exact: true })).toHaveCount(inUse.length);
});
