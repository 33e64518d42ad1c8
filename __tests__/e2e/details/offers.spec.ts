import type { Locator, Page } from '@playwright/test';
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
