import { at, contentOf } from '../../support/content';
import { doubleText, open, phone, settle } from '../../support/e2e/open';
import { opener } from '../../support/e2e/shell';
import { expect, test } from '../../support/e2e/test';

// What a page shows as it opens is checked on every page (every-width.spec.ts).
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => doubleText(page));

test('with type twice as large the menu can be read to its end', async ({ page, shell }) => {
  await open(page, '/datenschutz');
  await shell.burger.click();
  const menu = at(contentOf('navigation').menus, 1);
  await opener(shell.mobileMenu, menu.label).click();
  for (const link of [at(menu.links, -1), contentOf('navigation').demo]) {
    const entry = shell.mobileMenu.getByRole('link', { name: link.label });
    await entry.focus();
    await settle(page);
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
  expect(await shell.mobileMenu.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});

test('with type twice as large the dialog has room for all it asks', async ({ shop }) => {
  const { button } = await shop.openDialog();
  await expect(shop.withoutAccount).toBeFocused();
  expect(await shop.dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expect(button('Schließen')).toBeInViewport({ ratio: 1 });
  await button('Schließen').press('Enter');
  await expect(shop.dialog).toHaveCount(0);
});
