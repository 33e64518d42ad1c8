import { at, contentOf, posts } from '../../support/content';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const all = posts();
const { post: words } = contentOf('blog');

test('from the overview to a post, through its contents, and back', async ({ page }) => {
  await open(page, '/blog');
  const main = page.getByRole('main');
  await expect(page.getByRole('article')).toHaveCount(all.length);
  const { path, title, category } = at(all, 0);
  const card = page.getByRole('article').locator(`a[href="${path}"]`);
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
  const time = /\d+ min Lesezeit/.exec(await card.innerText())?.[0] ?? 'none';
  await card.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | ${contentOf('site').name} Blog`);
  const article = main.getByRole('article').first();
  await expect(article.getByText(category)).toBeVisible();
  await expect(article.getByText(time)).toBeVisible();

  const contents = page.getByRole('navigation', { name: words.contents }).getByRole('link');
  const name = await contents.last().innerText();
  await contents.last().click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  await main.getByRole('link', { name: words.back }).click();
  await expect(page).toHaveURL('/blog');
});
