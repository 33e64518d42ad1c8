import { at, posts } from '../../support/content';
import { open } from '../../support/e2e/open';
import { accessibilityProblems } from '../../support/e2e/accessibility';
import { expect, test } from '../../support/e2e/test';

const post = at(posts(), 0);

test('a post is found by what is typed, coming back the words are there, and nothing is found where nothing is', async ({
  page,
  shell,
}) => {
  await open(page, '/datenschutz');
  await shell.footerLink('Suche').click();
  await expect(page).toHaveURL('/suche');
  const field = page.getByRole('searchbox');
  const found = page.locator('pagefind-results').getByRole('link', { name: post.title });
  await field.fill(post.title);
  await expect(found.first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await found.first().click();
  await expect(page).toHaveURL(post.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await page.goBack();
  await expect(field).toHaveValue(post.title);
  await expect(found.first()).toBeVisible();
  await field.fill('Mallorca');
  await expect(page.locator('pagefind-summary')).toContainText('Keine Ergebnisse');
});
