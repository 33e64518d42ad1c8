import { searchPage } from '../../../src/config/search-page';
import { callbackMessages } from '../../../src/features/forms/callback-messages';
import { hourText } from '../../../src/lib/format';
import { contentOf } from '../../support/content';
import { pretendNow } from '../../support/e2e/clock';
import { open, phone, scrollTo } from '../../support/e2e/open';
import { opener } from '../../support/e2e/shell';
import { expect, test } from '../../support/e2e/test';

const site = contentOf('site');
const navigation = contentOf('navigation');
const { email, phone: number, phoneHref } = site.contact;

test('the skip link leads past the header, which stays in view', async ({ page, shell }) => {
  await open(page, '/datenschutz');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(shell.main).toBeFocused();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(shell.menu).toBeInViewport();
});

test('the footer, and the band that asks to get in touch', async ({ page, shell }) => {
  await open(page, '/impressum');
  await expect(shell.footerLink(email)).toHaveAttribute('href', `mailto:${email}`);
  await expect(shell.footerLink(number)).toHaveAttribute('href', phoneHref);
  for (const { label, href } of site.social) {
    const social = shell.footer.getByRole('link', { name: label });
    await expect(social).toHaveAttribute('href', href);
    await expect(social).toHaveAttribute('target', '_blank');
    await expect(social).toHaveAttribute('rel', /noopener/);
  }
  for (const { label, links } of navigation.footer) {
    const column = shell.footer.getByRole('navigation', { name: label, exact: true });
    await expect(column.getByRole('link')).toHaveText(links.map((link) => link.label));
  }
  for (const { label, to } of navigation.legal)
    await expect(shell.footerLink(label)).toHaveAttribute('href', to);
  await expect(shell.footer).toContainText(`© ${site.copyrightYear}–`);

  await expect(shell.contactBand.getByRole('link')).toHaveText([
    number,
    email,
    site.contactBand.demo.label,
  ]);
  await expect(shell.callBar).toHaveCount(0);
  // Neither on a page that closes with a call of its own, nor on one with a form.
  await shell.footerLink('Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(shell.contactBand).toHaveCount(0);
  await shell.demo.click();
  await expect(page).toHaveURL(navigation.demo.to);
  await expect(shell.contactBand).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the call bar gives way while a form field has the focus', async ({ page, shell }) => {
    // Ten o'clock on a Thursday.
    await pretendNow(page, new Date('2026-11-26T09:00:00Z'));
    await open(page, '/kontaktinformationen');
    await expect(shell.callBar).toBeInViewport();
    const call = shell.callBar.getByRole('link', { name: site.callBar.call });
    await expect(call).toHaveAttribute('href', phoneHref);
    await expect(call).toContainText(callbackMessages.until(hourText(site.contact.phoneHours.to)));
    const { label, to } = site.contactBand.demo;
    await expect(shell.callBar.getByRole('link', { name: label })).toHaveAttribute('href', to);
    const field = page.getByRole('textbox', { name: 'Telefon' });
    await field.focus();
    await expect(shell.callBar).toBeHidden();
    await field.blur();
    await expect(shell.callBar).toBeInViewport();
    await expect(shell.contactBand).toHaveCount(0);
  });

  test('the call bar gives way to the buttons of the opening', async ({ page, shell }) => {
    await open(page, '/');
    await expect(shell.callBar).toHaveCSS('opacity', '0');
    await scrollTo(page, 2000);
    await expect(shell.callBar).toBeInViewport();
    await scrollTo(page, 0);
    await expect(shell.callBar).toHaveCSS('opacity', '0');
    // Nor does it lead to the page it is on.
    await open(page, navigation.demo.to);
    await scrollTo(page, 2000);
    await expect(shell.callBar.getByRole('link')).toHaveCount(1);
    // Nor does it lie over the links of the search page, or over the way into an account.
    for (const path of [searchPage.path, '/auth/callback']) {
      await open(page, path);
      await expect(shell.callBar).toHaveCount(0);
    }
  });

  test('the menu leads to a section of the page it lies over', async ({ page, shell }) => {
    const { label, to } = navigation.prices;
    await open(page, '/');
    await shell.burger.click();
    // The menu has its own step in the history.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('over');
    await shell.mobileMenu.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator(to.slice(1))).toBeInViewport();
  });

  test('the columns of the footer unfold', async ({ page, shell }) => {
    await open(page, '/impressum');
    for (const { label, links } of navigation.footer) {
      const column = shell.footer.getByRole('navigation', { name: label, exact: true });
      await expect(column.getByRole('link')).toHaveCount(0);
      await opener(column, label).click();
      await expect(column.getByRole('link')).toHaveText(links.map((link) => link.label));
    }
  });
});
