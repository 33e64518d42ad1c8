import { shareWords } from '../../../src/components/share-row/messages';
import { at, contentOf, posts } from '../../support/content';
import { open, phone, scrollTo, settle } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const post = at(posts(), 0);
const { post: words } = contentOf('blog');

/** What the device's own menu for sharing was given; nothing on a device without one. */
declare global {
  interface Window {
    shared?: ShareData;
  }
}

test('a device with a menu for sharing opens it for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      value: (data: ShareData) => {
        window.shared = data;
        // As if the visitor had closed the menu.
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await open(page, post.path);
  const link = page.getByRole('link', { name: shareWords.send });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => window.shared))
    .toEqual({
      title: await page.title(),
      url: await page.locator('link[rel="canonical"]').getAttribute('href'),
    });
  await expect(page).toHaveURL(post.path);
  await expect(link).toBeFocused();
});

test('any other device leaves the page to its mail program', async ({ page }) => {
  await open(page, post.path);
  const left = page.evaluate(
    () =>
      new Promise((done) => {
        window.addEventListener('click', (event) => {
          done(!event.defaultPrevented);
          event.preventDefault();
        });
      }),
  );
  await page.getByRole('link', { name: shareWords.send }).click();
  expect(await left).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('a bar grows with what has been read', async ({ page }) => {
    await page.goto(post.path);
    const bar = page.locator('article > [aria-hidden="true"]').first();
    const length = async () => (await bar.boundingBox())?.width ?? 0;
    expect(await length()).toBe(0);
    await page.getByRole('link', { name: shareWords.send }).scrollIntoViewIfNeeded();
    await expect.poll(length).toBeGreaterThan(600);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the contents are folded and lead past the header', async ({ page }) => {
    await open(page, post.path);
    const contents = page.getByRole('navigation', { name: words.contents });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.getByText(words.contents).last().press('Enter');
    const link = contents.getByRole('link').last();
    const name = await link.innerText();
    await link.press('Enter');
    const heading = page.getByRole('heading', { level: 2, name });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await settle(page);
    const header = await page.getByRole('banner').boundingBox();
    const place = await heading.boundingBox();
    expect(place?.y).toBeGreaterThan(header?.height ?? NaN);
    await scrollTo(page, 0);
  });
});
