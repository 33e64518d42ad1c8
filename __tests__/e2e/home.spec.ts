import type { Locator, Page } from '@playwright/test';
import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** Text as shown, with non-breaking spaces as they are. */
const textsOf = async (locator: Locator) =>
  (await locator.allTextContents()).map((text) => text.trim());

test('the hero states its claim, four figures and two ways on', async ({ page }) => {
  await open(page, '/');
  const hero = region(page, 'Mehr Umsatz, weil immer jemand im Dienst ist.');
  await expect(hero).toContainText('−30 %Pilotpartner-Rabatt');
  expect(await textsOf(hero.getByRole('definition'))).toEqual(['95\u00a0%', '24/7', '2×', 'EU']);
  await expect(hero.getByRole('term')).toHaveText([
    /Öffnungsrate/,
    /Verfügbar/,
    /Mehr Leads/,
    /Server in der EU/,
  ]);
  for (const [name, address] of [
    ['Kostenlose Beratung', '/trial'],
    ['Kontakt aufnehmen', '/kontaktinformationen'],
  ] as const) {
    await expect(hero.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

test('three pillars of service', async ({ page }) => {
  await open(page, '/');
  await expect(
    region(page, 'Drei Wege, Arbeit abzugeben.').getByRole('heading', { level: 3 }),
  ).toHaveText(['KI-Automatisierung', 'WhatsApp-Bots', 'Individuelle Software']);
});

test('four industries, each with its page', async ({ page }) => {
  await open(page, '/');
  const links = region(page, /Ein Tag im Dienst/).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/ki-im-autohaus',
    '/ki-loesungen-arztpraxis',
    '/ki-loesungen-gastronomie',
    '/ki-whatsapp-hotels-airbnb',
  ]);
});

test('three packages with their exact prices, each leading to the trial', async ({ page }) => {
  await open(page, '/');
  const card = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  for (const [title, setup, monthly, features] of [
    ['BASIC', 'ab 500\u00a0€ einmalig', '+ 9,90\u00a0€/Monat', 6],
    ['PRO', 'ab 1.500\u00a0€ einmalig', '+ 19,90\u00a0€/Monat', 8],
    ['ENTERPRISE', 'ab 5.000\u00a0€ einmalig', '+ 49,90\u00a0€/Monat', 6],
  ] as const) {
    const texts = await textsOf(card(title).getByRole('paragraph'));
    expect(texts).toEqual(expect.arrayContaining([setup, monthly]));
    await expect(card(title).getByRole('listitem')).toHaveCount(features);
    await expect(card(title).getByRole('link', { name: `${title} anfragen` })).toHaveAttribute(
      'href',
      '/trial',
    );
  }
  await expect(card('PRO')).toContainText('EMPFOHLEN');
  await expect(page.getByText('EMPFOHLEN')).toHaveCount(1);
});

test('the latest two posts and the way to all of them', async ({ page }) => {
  await open(page, '/');
  const posts = page.getByRole('main').locator('a[href^="/blog"]');
  const addresses = await posts.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.sort()).toEqual([
    '/blog',
    '/blog/digitale-mitarbeiter-ki-agenten',
    '/blog/erster-digitaler-mitarbeiter',
  ]);
  await expect(page.locator('a[href$="/digitale-mitarbeiter-ki-agenten"]')).toContainText(
    '7 min Lesezeit',
  );
  await expect(page.locator('a[href$="/erster-digitaler-mitarbeiter"]')).toContainText(
    '5 min Lesezeit',
  );
});

test('three customers speak, with five stars each', async ({ page }) => {
  await open(page, '/');
  const quotes = page.getByRole('figure').filter({ has: page.getByRole('blockquote') });
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all()) {
    await expect(quote.getByRole('img', { name: '5 von 5 Sternen' })).toBeVisible();
    await expect(quote.getByRole('blockquote')).toHaveText(/^„.+“$/);
    await expect(quote.getByRole('strong')).not.toBeEmpty();
  }
});

test('a question opens and closes', async ({ page }) => {
  await open(page, '/');
  const faq = region(page, 'Was Betriebe uns zuerst fragen.');
  const answer = faq.getByText('Wir leiten Ihre bestehende Nummer um');
  await expect(answer).toBeHidden();
  const question = faq.getByText('Brauche ich eine neue Telefonnummer?');
  await question.click();
  await expect(answer).toBeVisible();
  await question.click();
  await expect(answer).toBeHidden();
});
