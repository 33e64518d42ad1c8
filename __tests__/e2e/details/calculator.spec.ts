import type { Page } from '@playwright/test';
import { formMessages as formWords } from '../../../src/features/forms/messages';
import { phoneWords, words } from '../../../src/features/calculator/messages';
import { cents } from '../../../src/calculator/cost';
import { formatEuro, formatPrice } from '../../../src/lib/format';
import { verdictText } from '../../../src/calculator/messages';
import { tableWords } from '../../../src/sections/calculator/messages';
import { at, contentOf, find, routeWith, sectionOf } from '../../support/content';
import { requestsTo } from '../../support/e2e/network';
import { open, phone, scrollTo } from '../../support/e2e/open';
import { accessibilityProblems } from '../../support/e2e/page-checks/accessibility';
import { expect, test } from '../../support/e2e/test';

const address = routeWith('calculator');
const phonePage = routeWith('price-board');
const form = `${routeWith('consultation-form')}#formular`;
const settings = contentOf('calculator');
const { fields } = words;

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const message = (page: Page) => page.getByRole('textbox', { name: /^Nachricht/ });

/** Writes over what is in a field, as somebody does who comes by Tab. */
async function typeOver(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** The first trade whose packages have a discount and are not paid by room. */
const trade = at(
  settings.trades.filter(({ packages: { id } }) => {
    const group = contentOf('packages')[id];
    return group?.pilotDiscount && group.cards.every(({ per }) => per === undefined);
  }),
  0,
);
const { label: tradeLabel } = find(contentOf('industries'), 'value', trade.industry);
const cards = contentOf('packages')[trade.packages.id]?.cards ?? [];
/** It begins with the smallest package. */
const smallest = at(cards, 0);

/** The assumptions are folded away. */
async function openAssumptions(page: Page): Promise<void> {
  await page.locator('summary', { hasText: words.assumptions }).focus();
  await page.keyboard.press('Enter');
}

test('by keyboard alone: from the trade to a package, its price and whether it pays', async ({
  page,
}) => {
  await open(page, address);
  const requests = requestsTo(page, /^http/);
  await page.getByRole('combobox', { name: fields.trade }).focus();
  await page.keyboard.type(tradeLabel.slice(0, 4));
  const { setup, monthly, title } = smallest;
  const status = page.getByRole('status').filter({ hasText: words.recommended });
  await expect(status).toContainText(title);
  const main = page.getByRole('main');
  await expect(main).toContainText(formatEuro(setup));
  await expect(main).toContainText(formatEuro(cents(setup + 12 * monthly)));

  await openAssumptions(page);
  await typeOver(page, fields.hourly, '0');
  await expect(status).toContainText(verdictText({ verdict: 'never' }));
  await page.getByRole('checkbox', { name: /Pilotpartner/ }).focus();
  await page.keyboard.press('Space');
  const paid = 1 - (contentOf('packages')[trade.packages.id]?.pilotDiscount?.percent ?? 0) / 100;
  await expect(main).toContainText(formatEuro(cents(setup * paid)));
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(
    requests.filter((url) => !/\/page-data\/|\.(?:js|css|html|svg)$|favicon/.test(url)),
  ).toEqual([]);
});

test('the address holds the numbers, and brings them back', async ({ page }) => {
  await open(page, address);
  await field(page, fields.bookings).fill('77');
  await openAssumptions(page);
  await field(page, fields.hourly).fill('31,5');
  await expect(page).toHaveURL(/[?&]menge=77&stunde=31\.5$/);
  const result = await page.getByRole('status').filter({ hasText: /./ }).first().textContent();
  await page.reload();
  await openAssumptions(page);
  await expect(field(page, fields.bookings)).toHaveValue('77');
  await expect(field(page, fields.hourly)).toHaveValue('31,5');
  await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toHaveText(result ?? '');
});

test('the calculation begins the message of the form, and can be taken out there', async ({
  page,
}) => {
  await open(page, address);
  await page.getByRole('main').locator(`a[href="${form}"]`).click();
  await expect(message(page)).toHaveValue(new RegExp(`^${words.carried('')}`));
  await expect(page).toHaveURL(form);
  await page.getByRole('button', { name: formWords.removeAbout }).click();
  await expect(message(page)).toHaveValue('');
});

test('minutes of every row against the regular price, on the page of the telephone', async ({
  page,
}) => {
  const { rows, setup } = contentOf('voice-prices');
  const { calculate } = sectionOf(phonePage, 'price-board');
  const { service, aiPrice, regularPrice } = at(rows, 3);
  await open(page, phonePage);
  await page.getByRole('button', { name: calculate }).click();
  const place = page.getByRole('region', { name: phoneWords.region });
  await expect(place.getByRole('heading').first()).toBeFocused();
  for (const row of rows) await field(page, phoneWords.minutesOf(row.service)).fill('0');
  await field(page, phoneWords.minutesOf(service)).fill('200');
  const saving = cents(200 * (regularPrice - aiPrice));
  const line = place.getByRole('row').filter({ hasText: service });
  for (const euros of [200 * aiPrice, 200 * regularPrice, saving])
    await expect(line).toContainText(formatPrice(euros));
  await expect(place).toContainText(phoneWords.less(formatPrice(saving)));
  const month = Math.ceil(setup / saving);
  await expect(place).toContainText(verdictText({ verdict: month > 12 ? 'late' : 'year', month }));
  await field(page, fields.hourly).fill('1');
  await expect(place).toContainText(verdictText({ verdict: 'never' }));
  await expect(page).toHaveURL(/[?&]z4=200&/);
  await scrollTo(page, 0); // the header would cover a field
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.reload();
  await expect(field(page, phoneWords.minutesOf(service))).toHaveValue('200');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('every pricing block leads to the calculator, with its own trade', async ({ page }) => {
    for (const [group, { footnote = '' }] of Object.entries(contentOf('packages'))) {
      const [, target = ''] = /href="([^"]+)"/.exec(footnote) ?? [];
      expect(target).toContain(address);
      await open(
        page,
        routeWith(({ packages }) => packages === group),
      );
      await page.getByRole('main').locator(`a[href="${target}"]`).first().click();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('combobox', { name: fields.trade })).toBeVisible();
      const wanted = /branche=(\d+)/.exec(target)?.[1] ?? String(settings.trades.at(0)?.number);
      await expect(page.getByRole('combobox', { name: fields.trade })).toHaveValue(wanted);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an example and all prices are there to be read', async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(main.getByRole('heading', { name: tableWords.example })).toBeVisible();
    for (const { cards: group } of Object.values(contentOf('packages')))
      for (const { monthly } of group)
        await expect(main.getByText(formatEuro(monthly)).first()).toBeVisible();
  });
});
