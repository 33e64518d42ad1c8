import { at, contentOf } from '../../support/content';
import { sendForm } from '../../support/e2e/form-page';
import { phone } from '../../support/e2e/open';
import { opener } from '../../support/e2e/shell';
import { noStorage } from '../../support/e2e/storage';
import { expect, test } from '../../support/e2e/test';

test.use({ javaScriptEnabled: false, storageState: noStorage });

const { menus } = contentOf('navigation');
const industries = at(menus, 0);
const target = at(industries.links, 0);

test('menus, skip link, mail and phone links work, and no banner asks', async ({
  page,
  shell,
  consent,
}) => {
  await page.goto('/datenschutz');
  await expect(consent.bar).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/datenschutz#inhalt');
  const { email, phone: number, phoneHref } = contentOf('site').contact;
  await expect(shell.footerLink(email)).toHaveAttribute('href', `mailto:${email}`);
  await expect(shell.footerLink(number)).toHaveAttribute('href', phoneHref);
  await opener(shell.menu, industries.label).click();
  await shell.menu.getByRole('link', { name: target.label }).click();
  await expect(page).toHaveURL(target.to);
});

test('the contact form posts itself', async ({ page, contact }) => {
  await page.goto(contact.path);
  await contact.fill();
  await contact.submit.click();
  await expect(page).toHaveURL(sendForm);
  expect(await contact.arrived()).toEqual([expect.arrayContaining(contact.fields)]);
});

test('on a phone: menu and call bar', async ({ page, shell, contact }) => {
  await page.setViewportSize(phone);
  await page.goto(contact.path);
  await expect(shell.callBar).toBeInViewport();
  await page.goto('/datenschutz');
  await shell.burger.click();
  await opener(shell.mobileMenu, industries.label).click();
  await shell.mobileMenu.getByRole('link', { name: target.label }).click();
  await expect(page).toHaveURL(target.to);
});
