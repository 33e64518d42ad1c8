import { headerWords } from '../../../src/shell/header/messages';
import { at, contentOf, posts } from '../../support/content';
import { open } from '../../support/e2e/open';
import { accessibilityProblems } from '../../support/e2e/accessibility';
import { expect, test } from '../../support/e2e/test';

const text = contentOf('search');
const post = at(posts(), 0);

test('the search is loaded on first use, finds a post, and keeps the words', async ({
  page,
  shell,
}) => {
  const engine: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pagefind/')) engine.push(request.url());
  });
  await open(page, '/datenschutz');
  await shell.menu.getByRole('link', { name: headerWords.search }).click();
  await expect(page).toHaveURL('/suche');
  const field = page.getByRole('searchbox', { name: text.field });
  await expect(field).toBeVisible();
  expect(engine).toEqual([]);
  await field.fill(post.title);
  const hits = page.getByRole('main').getByRole('listitem');
  const first = hits.getByRole('link', { name: post.title }).first();
  await expect(page.getByRole('status')).toHaveText(/^\d+ Seiten? zu /);
  expect(engine).not.toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await first.click();
  await expect(page).toHaveURL(post.path);
  await page.goBack();
  await expect(field).toHaveValue(post.title);
});
