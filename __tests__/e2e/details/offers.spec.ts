import type { Locator, Page } from '@playwright/test';
import { formatEuro } from '../../../src/lib/format';
import { contentOf, find, routeWith } from '../../support/content';
import { pretendNow } from '../../support/e2e/clock';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';
import { words } from '../../support/e2e/words';

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
  await expect(page.getByText(words.form.prepared)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});

test('the training that can be booked opens its form, later ones are greyed out', async ({
  page,
}) => {
  await pretendNow(page, dayOf(-2));
  await open(page, routeWith('training-offers'));
  const { trainingBooking, trainingFlyer } = contentOf('site').external;
  const { offers, later } = contentOf('trainings');
  const colors: Record<string, Set<string>> = { bookable: new Set(), soon: new Set() };
  for (const { title, tag, price, priceNote, status } of offers) {
    const offer = articleAbout(page, title);
    for (const text of [tag, formatEuro(price), priceNote]) await expect(offer).toContainText(text);
    const heading = offer.getByRole('heading');
    colors[status]?.add(await heading.evaluate((element) => getComputedStyle(element).color));
    await expect(offer.getByRole('link')).toHaveCount(1);
    if (status === 'bookable')
      await expect(offer.getByRole('link')).toHaveAttribute('href', trainingBooking);
    else {
      await expect(offer.getByRole('button')).toBeDisabled();
      await expect(offer.getByRole('link', { name: later?.label ?? '?' })).toBeVisible();
    }
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
