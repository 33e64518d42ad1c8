import type { Page } from '@playwright/test';
import { dialWords as words } from '../../../src/features/dial/messages';
import { readDialStories } from '../../../plugins/gatsby-source-content/read/dial-stories';
import { unattendedIn } from '../../../src/lib/business-hours';
import { at as entryAt, tradeAt } from '../../../src/lib/dial-stories';
import { withHours } from '../../../src/content-model/data/dial';
import { at, contentOf } from '../../support/content';
import { pretendNow } from '../../support/e2e/clock';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const stories = readDialStories(process.cwd()) ?? { trades: [], fitting: [] };

/** 20:05 in Graz, in winter. */
const evening = new Date('2026-01-14T19:05:00Z');

const sliderOf = (page: Page) => page.getByRole('slider', { name: words.slider });
const storyOf = (page: Page) => page.locator('[data-clock] figcaption');

/** What the slider says at a time. */
function said(time: string, chosen?: string): string {
  const trade = tradeAt(stories, time, chosen);
  if (trade === undefined) throw new Error('no trades');
  return words.value(time, trade.label, entryAt(trade.hours, time)?.text ?? '');
}

/** Opens the home page at a moment. */
async function openAt(page: Page, now: Date): Promise<void> {
  await pretendNow(page, now);
  await open(page, '/');
}

test('hand, mark and story go by Graz time, with the trade that fits the hour', async ({
  page,
}) => {
  await openAt(page, evening);
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', said('20:05'));
  await expect(sliderOf(page)).toHaveAttribute('aria-valuenow', String(20 * 60 + 5));
  await expect(storyOf(page)).toContainText(words.now('20:05'));
  const times = await page.locator('[data-clock] ol time').allTextContents();
  const last = times.filter((time) => time <= '20:05').at(-1) ?? '';
  await expect(page.locator('[data-clock] li[data-now] time')).toHaveText(last);
  await expect(page.locator('[data-mark][data-now]')).toHaveCount(1);
});

test('arrow keys turn the hand through the day, and leaving lets it go on', async ({ page }) => {
  await openAt(page, evening);
  const slider = sliderOf(page);
  await slider.focus();
  for (const [key, time] of [
    ['ArrowRight', '20:30'],
    ['ArrowRight', '21:00'],
    ['ArrowLeft', '20:30'],
    ['PageUp', '23:30'],
    ['ArrowUp', '00:00'],
    ['End', '23:59'],
    ['Home', '00:00'],
    ['ArrowDown', '23:30'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', said(time));
  }
  await expect(storyOf(page)).toContainText(words.then('23:30'));
  await page.keyboard.press('Tab');
  await expect(slider).toHaveAttribute('aria-valuetext', said('20:05'));
});

test('the pointer turns the hand to where it is, and noon is on top', async ({ page }) => {
  await openAt(page, evening);
  const box = await sliderOf(page).boundingBox();
  if (box === null) throw new Error('no dial');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y - box.height / 3);
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', said('12:00'));
  await page.mouse.move(x + box.width / 3, y);
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', said('18:00'));
  await page.mouse.move(0, 0);
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', said('20:05'));
});

test('a chosen trade is kept for the visit', async ({ page }) => {
  await openAt(page, evening);
  const fitting = tradeAt(stories, '20:05')?.id;
  const {
    id,
    label,
    to: address,
  } = at(
    stories.trades.filter((trade) => trade.id !== fitting),
    0,
  );
  await page.getByLabel(words.trade).selectOption(label);
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', said('20:05', id));
  await expect(storyOf(page).getByRole('link', { name: label })).toHaveAttribute('href', address);
  await page.reload();
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', said('20:05', id));
  await page.getByLabel(words.trade).selectOption(words.fitting);
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', said('20:05'));
});

test('on a Sunday and on a holiday nobody but us is on duty', async ({ page }) => {
  for (const [date, day] of [
    ['2026-11-29', 'Sonntag'],
    ['2026-12-08', 'Mariä Empfängnis'],
  ] as const) {
    await openAt(page, new Date(`${date}T13:20:00Z`));
    await expect(storyOf(page)).toContainText(words.closedNow(day, '14:20'));
    await expect(page.locator('[data-arc="open"]').first()).toBeHidden();
    await expect(page.locator('[data-arc="duty"]')).toBeVisible();
  }
});

test('opening hours said once stay in the address, and count the hours of the link', async ({
  page,
}) => {
  await openAt(page, evening);
  await page.getByText(words.hours).click();
  // What is drawn stays: they unfold where the ground is empty.
  await expect(page.locator('[data-clock] ol')).toBeVisible();
  await page.getByLabel(words.opens, { exact: true }).selectOption('09:00');
  await page.getByLabel(words.closes, { exact: true }).selectOption('18:30');
  await page.getByLabel(words.days[5] ?? '').uncheck();
  await expect(page).toHaveURL(/\?offen=12345-0900-1830$/);
  const hours = { opens: '09:00', closes: '18:30', days: [1, 2, 3, 4, 5] };
  const counted = page.getByText(words.unattended(14.5, 24, unattendedIn(hours, 2026)));
  await expect(counted).toBeVisible();
  await page.reload();
  await expect(counted).toBeVisible();
  await open(page, '/');
  await expect(counted).toBeVisible();
});

test('the hours are sent on as a link whose page says how long nobody is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await pretendNow(page, evening);
  await open(page, '/?offen=12345-0900-1830');
  await page.getByRole('button', { name: words.share }).click();
  await expect(page.getByText(words.shared)).toBeVisible();
  const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(pathname + search).toBe('/unbesetzt/14-5?offen=12345-0900-1830');
  await open(page, pathname + search);
  const { heading } = contentOf('dial').shared;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(withHours(heading, '14,5'));
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', said('20:05'));
  const hours = { opens: '09:00', closes: '18:30', days: [1, 2, 3, 4, 5] };
  const year = unattendedIn(hours, 2026);
  await expect(page.getByText(words.unattended(14.5, 24, year))).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the hand is where it belongs at once', async ({ page }) => {
    await openAt(page, evening);
    await sliderOf(page).focus();
    await page.keyboard.press('PageDown');
    await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', said('17:30'));
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the clock is a picture with its list', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.locator('[data-clock] li[data-now]')).toHaveCount(1);
  });
});
