import { at, contentOf, posts } from '../../support/content';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const all = posts();
const { overview, post: words } = contentOf('blog');

test('the overview shows every post and invites to a consultation', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.getByRole('article')).toHaveCount(all.length);
  for (const { path, title } of all) {
    const link = page.getByRole('article').locator(`a[href="${path}"]`);
    await expect(link).toContainText(/\d min Lesezeit/);
    await expect(link.getByRole('heading', { level: 2 })).toHaveText(title);
  }
  for (const { label, to } of overview.closing.actions)
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute(
      'href',
      to,
    );
});

test('every post has its head, its time, its closing call and the way back', async ({ page }) => {
  await open(page, '/blog');
  const main = page.getByRole('main');
  for (const { path, title, category, description: summary } of all) {
    const card = page.getByRole('article').locator(`a[href="${path}"]`);
    const time = /\d+ min Lesezeit/.exec(await card.innerText())?.[0] ?? 'none';
    await card.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | ${contentOf('site').name} Blog`);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', summary ?? title);
    const article = main.getByRole('article').first();
    await expect(article.getByText(category)).toBeVisible();
    await expect(article.getByText(time)).toBeVisible();
    const closing = main.getByRole('complementary');
    await expect(closing.getByRole('heading')).toHaveText(words.closing.heading);
    await expect(closing.getByText(words.closing.text)).toBeVisible();
    const { label, to } = words.closing.action;
    await expect(closing.getByRole('link', { name: label })).toHaveAttribute('href', to);
    await main.getByRole('link', { name: words.back }).click();
    await expect(page).toHaveURL('/blog');
  }
  await page
    .getByRole('article')
    .locator(`a[href="${at(all, 0).path}"]`)
    .click();
  const contents = page.getByRole('navigation', { name: words.contents }).getByRole('link');
  const name = await contents.last().innerText();
  await contents.last().click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
});
