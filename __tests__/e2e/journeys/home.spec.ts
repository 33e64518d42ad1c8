import { at, contentOf, find, sectionOf } from '../../support/content';
import { open, phone } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const { heading, assistants, show } = sectionOf('/', 'team');
const colleagues = assistants.map((id) => find(contentOf('assistants'), 'id', id));

test('who is on duty stays the same within a visit', async ({ page, shell }) => {
  const names = page.getByRole('region', { name: heading }).getByRole('heading', { level: 3 });
  await open(page, '/');
  await expect(names).toHaveCount(show);
  const before = await names.allTextContents();
  await shell.contact.click();
  await expect(page).toHaveURL(contentOf('navigation').contact.to);
  await shell.home.click();
  await expect(page).toHaveURL('/');
  expect(await names.allTextContents()).toEqual(before);
  const { name, path } =
    colleagues.find((one) => before[0]?.startsWith(one.name)) ?? at(colleagues, 0);
  await page.getByRole('region', { name: heading }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
});

test('on a phone the carousel shows one at a time and wraps around', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const region = page.getByRole('region', { name: heading });
  for (const step of [...colleagues.keys(), 0]) {
    await expect(region.getByText(`${step + 1} von ${colleagues.length}`)).toBeVisible();
    await region.getByRole('button', { name: 'Nächster Assistent' }).click();
  }
  for (const _ of ['first', 'last'])
    await region.getByRole('button', { name: 'Vorheriger Assistent' }).click();
  await expect(region.getByText(`${colleagues.length} von ${colleagues.length}`)).toBeVisible();
});
