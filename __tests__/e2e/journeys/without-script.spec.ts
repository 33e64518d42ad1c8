import { at, contentOf, posts } from '../../support/content';
import { sendForm } from '../../support/e2e/form-page';
import { phone } from '../../support/e2e/open';
import { bookingPage, chooseDemo, expectTicket } from '../../support/e2e/picker';
import { opener } from '../../support/e2e/shell';
import { colleagues, teamOf } from '../../support/e2e/team';
import { expect, test } from '../../support/e2e/test';

test.use({ javaScriptEnabled: false });

const { menus } = contentOf('navigation');
const industries = at(menus, 0);
const products = at(menus, 1);
const site = contentOf('site');

test('F01 menus, skip link, mail and phone links work', async ({ page, shell }) => {
  await page.goto('/datenschutz');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/datenschutz#inhalt');
  await expect(shell.main).toBeFocused();

  const first = shell.menu.getByRole('link', { name: at(industries.links, 0).label });
  await opener(shell.menu, industries.label).click();
  await expect(first).toBeVisible();
  await opener(shell.menu, products.label).press('Enter');
  await expect(first).toBeHidden();
  const { email, phone: number, phoneHref } = site.contact;
  await expect(shell.footerLink(email)).toHaveAttribute('href', `mailto:${email}`);
  await expect(shell.footerLink(number)).toHaveAttribute('href', phoneHref);
  const target = at(products.links, 0);
  await shell.menu.getByRole('link', { name: target.label }).click();
  await expect(page).toHaveURL(target.to);
});

test('F01 the contact form posts itself, with its trap empty', async ({ page, contact }) => {
  await page.goto(contact.path);
  await contact.fill();
  await contact.submit.click();
  await expect(page).toHaveURL(sendForm);
  const trap = { name: 'rueckfrage', value: '' };
  expect(await contact.arrived()).toEqual([[...contact.fields, trap]]);
});

test('F01 a demo can be chosen, and a post shows its text and picture', async ({ page }) => {
  await page.goto(bookingPage);
  const demo = at(contentOf('demo-businesses'), -1);
  await chooseDemo(page, demo);
  await expectTicket(page, demo);

  const post = at(posts(), 0);
  await page.goto(post.path);
  // The first one is for the script, which fades it in.
  const cover = page.getByRole('img', { name: post.coverAlt }).last();
  await expect(cover).toBeVisible();
  await expect(cover).toHaveCSS('opacity', '1');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('F01 menu, call bar and assistants', async ({ page, shell, contact }) => {
    await page.goto(contact.path);
    await expect(shell.callBar).toBeInViewport();
    await contact.field('phone').focus();
    await expect(shell.callBar).toBeHidden();

    await page.goto('/datenschutz');
    await shell.burger.click();
    await opener(shell.mobileMenu, industries.label).click();
    // A page without script cannot tell when a wheel has been answered, so its style is asked.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const target = at(industries.links, 0);
    await shell.mobileMenu.getByRole('link', { name: target.label }).click();
    await expect(page).toHaveURL(target.to);

    await page.goto('/');
    const { region } = teamOf(page);
    await expect(region.getByRole('listitem')).toHaveCount(colleagues.length);
    await expect(region.getByRole('button')).toHaveCount(0);
  });
});
