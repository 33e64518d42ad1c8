import { burger, mainMenu, mobileMenu, opener } from '../support/e2e/header';
import { phone } from '../support/e2e/open';
import { builtPages, notFoundComplaint } from '../support/e2e/routes';
import { expect, test } from '../support/e2e/test';

test.use({ javaScriptEnabled: false, expectedComplaints: notFoundComplaint });

test('F01 the desktop menus open, one at a time, and lead on', async ({ page }) => {
  await page.goto('/agb');
  const menu = mainMenu(page);
  await opener(menu, 'Branchenlösungen').click();
  await expect(menu.getByRole('link', { name: 'Gastronomie' })).toBeVisible();
  await opener(menu, 'Produkte').press('Enter');
  await expect(menu.getByRole('link', { name: 'Gastronomie' })).toBeHidden();
  await menu.getByRole('link', { name: 'Werkstatt-Assistent' }).click();
  await expect(page).toHaveURL('/ki-im-autohaus');
});

test('F01 nothing of any page is hidden', async ({ page }) => {
  test.slow(); // it walks all pages
  for (const { address } of builtPages()) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hidden = await page
      .locator('.reveal')
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== '1'));
    expect(hidden, address).toHaveLength(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('F01 the mobile menu opens, locks scrolling and leads on', async ({ page }) => {
    await page.goto('/agb');
    await burger(page).click();
    await opener(mobileMenu(page), 'Branchenlösungen').click();
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300); // nothing tells that a page did NOT scroll
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await mobileMenu(page).getByRole('link', { name: 'Automobilbranche' }).click();
    await expect(page).toHaveURL('/ki-im-autohaus');
  });

  test('F01 the call bar gives way to a form field', async ({ page }) => {
    await page.goto('/kontaktinformationen');
    const bar = page.getByRole('navigation', { name: 'Schnellkontakt' });
    await expect(bar).toBeInViewport();
    await page.getByRole('textbox', { name: 'Telefon' }).focus();
    await expect(bar).toBeHidden();
  });

  test('F01 all five assistants stand below each other', async ({ page }) => {
    await page.goto('/');
    const team = page.getByRole('region', { name: /Krankenstand/ });
    await expect(team.getByRole('listitem')).toHaveCount(5);
    await expect(team.getByRole('button')).toHaveCount(0);
  });
});

test('F01 the skip link leads past the header', async ({ page }) => {
  await page.goto('/agb');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/agb#inhalt');
  await expect(page.getByRole('main')).toBeFocused();
});

test('F01 mail and phone links work', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: /^\+43/ })).toHaveAttribute('href', /^tel:/);
});
