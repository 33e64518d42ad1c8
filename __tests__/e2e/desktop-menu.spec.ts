import { accessibilityProblems } from '../support/e2e/axe';
import { mainMenu, opener } from '../support/e2e/header';
import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

/** A menu, a link in it, and where that leads. */
const menus = [
  { label: 'Branchenlösungen', count: 5, link: 'Automobilbranche', to: '/ki-im-autohaus' },
  { label: 'Produkte', count: 6, link: 'Werkstatt-Assistent', to: '/ki-im-autohaus' },
  { label: 'IT-Dienstleistungen', count: 7, link: 'KI Schulungen', to: '/training' },
];

for (const { label, count, link, to } of menus) {
  test(`${label} opens by mouse, and a link in it leads on and closes it`, async ({ page }) => {
    await open(page, '/agb');
    const menu = mainMenu(page);
    await expect(menu.getByRole('listitem')).toHaveCount(0);
    await opener(menu, label).click();
    await expect(menu.getByRole('listitem')).toHaveCount(count);
    expect(await accessibilityProblems(page)).toEqual([]);
    await menu.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(to);
    await expect(menu.getByRole('listitem')).toHaveCount(0);
  });
}

test('only one menu is open at a time', async ({ page }) => {
  await open(page, '/agb');
  const menu = mainMenu(page);
  await opener(menu, 'Branchenlösungen').click();
  await opener(menu, 'Produkte').click();
  await expect(menu.getByRole('link', { name: 'Terminbuchung' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Gastronomie' })).toBeHidden();
});

test('a second click, or one elsewhere, closes the menu', async ({ page }) => {
  await open(page, '/agb');
  const menu = mainMenu(page);
  const produkte = opener(menu, 'Produkte');
  const link = menu.getByRole('link', { name: 'Terminbuchung' });
  await produkte.click();
  await produkte.click();
  await expect(link).toBeHidden();
  await produkte.click();
  await expect(link).toBeVisible();
  await page.getByRole('main').click({ position: { x: 20, y: 500 } });
  await expect(link).toBeHidden();
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a menu, Escape closes it and returns the focus`, async ({ page }) => {
    await open(page, '/agb');
    const menu = mainMenu(page);
    const produkte = opener(menu, 'Produkte');
    const first = menu.getByRole('link', { name: 'Terminbuchung' });
    await produkte.focus();
    await page.keyboard.press(key);
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(produkte).toBeFocused();
  });
}

test('a menu closes when Tab leaves it', async ({ page }) => {
  await open(page, '/agb');
  const menu = mainMenu(page);
  await opener(menu, 'Branchenlösungen').focus();
  await page.keyboard.press('Enter');
  const last = menu.getByRole('link', { name: 'Beauty & Wellness' });
  for (let link = 1; link <= 5; link += 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opener(menu, 'Produkte')).toBeFocused();
  await expect(last).toBeHidden();
});

test('Kontakt and Demo anfordern stand beside the menus', async ({ page }) => {
  await open(page, '/agb');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Demo anfordern' })).toHaveAttribute(
    'href',
    '/trial',
  );
  await header.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/kontaktinformationen');
  await header.getByRole('link', { name: 'Uhrturm KI' }).click();
  await expect(page).toHaveURL('/');
});

test('the header stays in view', async ({ page }) => {
  await open(page, '/agb');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(mainMenu(page)).toBeInViewport();
});
