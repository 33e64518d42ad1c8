import type { Page } from '@playwright/test';
import { at, contentOf } from '../../support/content';
import { desktop, longPage, open, settle } from '../../support/e2e/open';
import { readable } from '../../support/e2e/page-checks/readable';
import { opener } from '../../support/e2e/shell';
import { expect, test } from '../../support/e2e/test';

// The classes are the specification's own: elements with `reveal` receive `active`.
const lastSection = (page: Page) => page.locator('.reveal').last();

test('the first window never hides; paper and the next page show all', async ({ page, shell }) => {
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
  for (const address of ['/', '/kontaktinformationen', longPage]) {
    await open(page, address);
    // What is in sight is reported by the browser a frame after the scripts have asked.
    await settle(page);
    const tops: unknown = await page.evaluate(() => Reflect.get(window, 'waitingTops'));
    expect(tops).not.toEqual([]);
    expect([tops].flat().filter((top) => Number(top) < desktop.height)).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await readable(page)).toEqual([]);

  await page.emulateMedia({ media: 'screen' });
  const industries = at(contentOf('navigation').menus, 0);
  const { label, to } = at(industries.links, 1);
  await opener(shell.menu, industries.label).click();
  await shell.menu.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(to);
  await expect(lastSection(page)).toHaveCSS('opacity', '0');
  // The next page comes section by section: the last one now may not be it a moment later.
  await expect(async () => {
    await lastSection(page).scrollIntoViewIfNeeded();
    await expect(lastSection(page)).toHaveCSS('opacity', '1', { timeout: 1000 });
  }).toPass();
});
