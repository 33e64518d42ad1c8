import { open, phone } from '../../support/e2e/open';
import { readable } from '../../support/e2e/page-checks/readable';
import { expect, test } from '../../support/e2e/test';
import { playWords as words } from '../../../src/features/play/messages';

test('an example plays once when it comes into view, and again when asked; paper shows all', async ({
  page,
}) => {
  await open(page, '/');
  const example = page.getByRole('main').locator('figure', { hasText: 'Beispiel' }).first();
  const last = example
    .getByRole('listitem')
    .filter({ has: page.locator('p') })
    .last();
  const control = (name: string) => example.getByRole('button', { name });
  await page.emulateMedia({ media: 'print' });
  expect(await readable(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  // What is above it is laid out meanwhile, and moves it out of view.
  await expect(async () => {
    await example.scrollIntoViewIfNeeded();
    await expect(control(words.again)).toBeVisible({ timeout: 8000 });
  }).toPass();
  await expect(last).toHaveCSS('opacity', '1');

  await control(words.again).click();
  await expect(last).toHaveCSS('opacity', '0');
  await control(words.showAll).click();
  await expect(last).toHaveCSS('opacity', '1');
});

test('what is in the first screen stands there whole, and plays only when asked', async ({
  page,
}) => {
  await open(page, '/ki-im-autohaus');
  const example = page.locator('figure[data-play]').first();
  const play = example.getByRole('button', { name: words.play, exact: true });
  await expect(play).toBeVisible();
  const moving = () => example.evaluate((one) => one.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
  await play.click();
  await expect.poll(moving).toBeGreaterThan(0);
  await expect(example.getByRole('button', { name: words.again })).toBeVisible({ timeout: 8000 });
});

test('on a phone what has come stands where its sheet is opened, and the sheet opens', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const example = page.getByRole('main').locator('figure', { hasText: 'Beispiel' }).first();
  const entry = example.locator('summary strong');
  // Whoever is there before the script plays it by hand.
  const play = example.getByRole('button', { name: words.play, exact: true });
  const start = play.or(example.getByRole('button', { name: words.again }));
  // What is above it is laid out meanwhile, and moves it out of view.
  await expect(async () => {
    await example.scrollIntoViewIfNeeded();
    await expect(start).toBeVisible({ timeout: 8000 });
  }).toPass();
  await start.click();
  await expect(entry).toHaveCSS('opacity', '0');
  await expect(entry).toHaveCSS('opacity', '1');
  await example.locator('summary').click();
  await expect(example.getByRole('button', { name: words.again })).toBeVisible();
  await expect(example.locator('details')).toHaveJSProperty('open', true);
});

test.describe('who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees every example as it is, at once', async ({ page }) => {
    await open(page, '/');
    const example = page.getByRole('main').locator('figure', { hasText: 'Beispiel' }).first();
    await example.scrollIntoViewIfNeeded();
    await expect(example.getByRole('listitem').last()).toHaveCSS('opacity', '1');
    await expect(example.getByRole('button', { name: words.again })).toHaveCount(0);
  });
});
