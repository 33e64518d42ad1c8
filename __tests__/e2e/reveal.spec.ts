import type { Locator, Page } from '@playwright/test';
import { mainMenu, opener } from '../support/e2e/header';
import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

const height = 900;

// The classes are the specification's own: elements with `reveal` receive `active`.
const revealed = (page: Page) => page.locator('.reveal');

/** Scrolls until the top of an element lies this far above the bottom of the window. */
async function bringTopAboveBottom(element: Locator, distance: number): Promise<void> {
  await element.evaluate((node, offset) => {
    const top = node.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: top - window.innerHeight + offset, behavior: 'instant' });
  }, distance);
}

test('a section below the window appears once it is 120 px in', async ({ page }) => {
  await open(page, '/ki-im-autohaus');
  const section = revealed(page).last();
  await expect(section).toHaveCSS('opacity', '0');
  await bringTopAboveBottom(section, 100);
  await page.waitForTimeout(300); // nothing tells that it did NOT appear
  await expect(section).toHaveCSS('opacity', '0');
  await bringTopAboveBottom(section, 140);
  await expect(section).toHaveClass(/\bactive\b/);
  await expect(section).toHaveCSS('opacity', '1');
});

test('what has appeared stays', async ({ page }) => {
  await open(page, '/ki-im-autohaus');
  const section = revealed(page).last();
  await bringTopAboveBottom(section, 300);
  await expect(section).toHaveClass(/\bactive\b/);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await expect(section).toHaveCSS('opacity', '1');
});

test('on checkout pages a section appears at 10 percent of itself', async ({ page }) => {
  await open(page, '/services/ki-avatar-produkt-videos-erstellen');
  const section = revealed(page).last();
  const box = await section.boundingBox();
  const tenth = (box?.height ?? 0) / 10;
  await bringTopAboveBottom(section, tenth - 15);
  await page.waitForTimeout(300);
  await expect(section).toHaveCSS('opacity', '0');
  await bringTopAboveBottom(section, tenth + 15);
  await expect(section).toHaveCSS('opacity', '1');
});

test('what stands in the first window never hides', async ({ page }) => {
  // Notes every element that is made to wait, with its place at that moment.
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { waitingTops: tops });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.classList.contains('waiting')) {
          tops.push(target.getBoundingClientRect().top);
        }
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  for (const address of ['/', '/ki-im-autohaus', '/kontaktinformationen']) {
    await open(page, address);
    const tops: unknown = await page.evaluate(() => Reflect.get(window, 'waitingTops'));
    expect(tops).not.toEqual([]);
    expect([tops].flat().filter((top) => Number(top) < height)).toEqual([]);
  }
});

test('sections of the next page appear too', async ({ page }) => {
  await open(page, '/agb');
  await opener(mainMenu(page), 'Produkte').click();
  await mainMenu(page).getByRole('link', { name: 'Werkstatt-Assistent' }).click();
  await expect(page).toHaveURL('/ki-im-autohaus');
  const section = revealed(page).last();
  await expect(section).toHaveCSS('opacity', '0');
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveCSS('opacity', '1');
});

test('on paper everything is visible', async ({ page }) => {
  await open(page, '/ki-im-autohaus');
  await expect(revealed(page).last()).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  const faint = await revealed(page).evaluateAll((all) =>
    all.filter((element) => getComputedStyle(element).opacity !== '1'),
  );
  expect(faint).toHaveLength(0);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing waits', async ({ page }) => {
    await open(page, '/ki-im-autohaus');
    await expect(revealed(page).last()).toHaveCSS('opacity', '1');
  });
});
