import { at, contentOf } from '../../support/content';
import { sendForm } from '../../support/e2e/form-page';
import { hiddenParts } from '../../support/e2e/looks';
import { phone } from '../../support/e2e/open';
import { opener } from '../../support/e2e/shell';
import { noStorage } from '../../support/e2e/storage';
import { expect, test } from '../../support/e2e/test';

test.use({ javaScriptEnabled: false, storageState: noStorage });

const industries = at(contentOf('navigation').menus, 0);
const target = at(industries.links, 0);

test('a visitor reads, finds the way and writes, and no banner asks', async ({
  page,
  shell,
  consent,
  contact,
}) => {
  await page.goto('/datenschutz');
  await expect(consent.bar).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/datenschutz#inhalt');
  await opener(shell.menu, industries.label).click();
  await shell.menu.getByRole('link', { name: target.label }).click();
  await expect(page).toHaveURL(target.to);
  expect(await hiddenParts(page)).toEqual([]);

  await page.setViewportSize(phone);
  await shell.burger.click();
  await shell.mobileMenu.getByRole('link', { name: contentOf('navigation').contact.label }).click();
  await expect(page).toHaveURL(contact.path);
  await expect(shell.callBar).toBeInViewport();
  await contact.fill();
  await contact.submit.click();
  await expect(page).toHaveURL(sendForm);
  expect(await contact.arrived()).toEqual([expect.arrayContaining(contact.fields)]);
});
