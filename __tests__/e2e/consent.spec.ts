import type { Page } from '@playwright/test';
import { addresses } from '../../tools/front-door/addresses.mjs';
import { foreignRequests } from '../support/e2e/foreign';
import { blockStorage } from '../support/e2e/storage';
import { expect, test } from '../support/e2e/test';

const post = '/blog/erster-digitaler-mitarbeiter';
const own = [addresses.site, addresses.services];
const videos = '/services/ki-avatar-produkt-videos-erstellen';

const settings = (page: Page) => page.getByRole('button', { name: 'Cookie-Einstellungen' });
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' });
const chat = (page: Page) => page.getByRole('button', { name: 'KI-Chat' });
const player = (page: Page) => page.locator('iframe');

async function answer(page: Page, choice: 'Akzeptieren' | 'Ablehnen') {
  await settings(page).click();
  await banner(page).getByRole('button', { name: choice }).click();
}

test('the footer link opens the banner again, takes the focus there and back, and a new choice is kept', async ({
  page,
}) => {
  await page.goto('/agb');
  await settings(page).click();
  await expect(banner(page).getByRole('button', { name: 'Ablehnen' })).toBeFocused();
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
});

test('without consent a post loads no chat agent', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(post, { waitUntil: 'networkidle' });
  await expect(chat(page)).toHaveCount(0);
  expect(requested.filter((url) => url.includes('chat-agent'))).toEqual([]);
});

test('the chat agent comes the moment consent is given, with its options', async ({ page }) => {
  await page.goto(post);
  const script = page.waitForRequest(/chat-agent\.js/);
  await answer(page, 'Akzeptieren');
  expect(new URL((await script).url()).search).toBe('?skipWelcome=1&maximizable=1');
  await expect(chat(page)).toBeVisible();
});

test('withdrawing takes the chat agent and everything it added away', async ({ page }) => {
  await page.goto(post);
  await answer(page, 'Akzeptieren');
  await expect(chat(page)).toBeVisible();
  await answer(page, 'Ablehnen');
  await expect(chat(page)).toHaveCount(0);
  await expect(page.locator('script[src*="chat-agent"]')).toHaveCount(0);
  expect(await page.locator('style', { hasText: 'chat-agent' }).count()).toBe(0);
});

test.describe('storage is blocked', () => {
  // Gatsby's own note that it cannot keep scroll positions.
  test.use({ expectedComplaints: /^warning: \[gatsby-react-router-scroll\]/ });

  test('F14 consent is given and withdrawn all the same', async ({ page }) => {
    await page.addInitScript(blockStorage);
    await page.goto(post);
    await banner(page).getByRole('button', { name: 'Akzeptieren' }).click();
    await expect(chat(page)).toBeVisible();
    await answer(page, 'Ablehnen');
    await expect(chat(page)).toHaveCount(0);
    await expect(page.locator('script[src*="chat-agent"]')).toHaveCount(0);
  });
});

test('leaving the post takes the chat agent away and leaves the next page whole', async ({
  page,
}) => {
  await page.goto(post);
  await answer(page, 'Akzeptieren');
  await expect(chat(page)).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(chat(page)).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${addresses.site}/blog`,
  );
});

test('before consent or a click a video is a poster that says what a click does', async ({
  page,
  context,
}) => {
  const foreign = await foreignRequests(context, own);
  await page.goto(videos, { waitUntil: 'networkidle' });
  await expect(player(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Video abspielen \(1:12\)/ })).toBeVisible();
  await expect(
    page.getByText('Beim Abspielen verbindet sich Ihr Browser mit YouTube.').first(),
  ).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a click loads that one video from the host without cookies', async ({ page, context }) => {
  await foreignRequests(context, own);
  await page.goto(videos);
  await page.getByRole('button', { name: /^Video abspielen \(1:12\)/ }).click();
  await expect(player(page)).toHaveCount(1);
  await expect(player(page)).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  await expect(player(page)).toHaveAttribute('title', /^Video: Produktpräsentation/);
  await expect(player(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(player(page)).toHaveAttribute('loading', 'lazy');
  await expect(player(page)).toHaveAttribute('allowfullscreen', '');
});

test('with consent both players stand there; refusing removes them', async ({ page, context }) => {
  await foreignRequests(context, own);
  await page.goto(videos);
  await answer(page, 'Akzeptieren');
  await expect(player(page)).toHaveCount(2);
  await answer(page, 'Ablehnen');
  await expect(player(page)).toHaveCount(0);
});

test('refusing removes a player that a click has started', async ({ page, context }) => {
  await foreignRequests(context, own);
  await page.goto(videos);
  await page.getByRole('button', { name: /^Video abspielen \(1:12\)/ }).click();
  await expect(player(page)).toHaveCount(1);
  await answer(page, 'Ablehnen');
  await expect(player(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F01 a video is a poster with a link to the platform, and no button that does nothing', async ({
    page,
  }) => {
    await page.goto(videos);
    await expect(page.getByRole('button', { name: /^Video abspielen/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Lieber auf YouTube ansehen' })).toHaveCount(2);
  });
});
