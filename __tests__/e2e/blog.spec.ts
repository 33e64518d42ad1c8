import { open } from '../support/e2e/open';
import { expect, test } from '../support/e2e/test';

const posts = [
  { id: 'ki-im-autohaus-werkstatt-zukunft', time: '8 min' },
  { id: 'digitale-mitarbeiter-ki-agenten', time: '7 min' },
  { id: 'event-driven-architecture', time: '6 min' },
  { id: 'erster-digitaler-mitarbeiter', time: '5 min' },
];

test('the overview shows four posts and invites to a consultation', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.getByRole('article')).toHaveCount(4);
  for (const { id, time } of posts) {
    const link = page.getByRole('article').locator(`a[href="/blog/${id}"]`);
    await expect(link).toContainText('KI & Digitalisierung');
    await expect(link).toContainText(`${time} Lesezeit`);
    await expect(link.getByRole('heading', { level: 2 })).not.toBeEmpty();
  }
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Kostenlose Beratung' }),
  ).toHaveAttribute('href', '/trial');
});

for (const { id, time } of posts) {
  test(`${id} has everything a post has`, async ({ page }) => {
    await open(page, '/blog');
    const card = page.getByRole('article').locator(`a[href="/blog/${id}"]`);
    const title = await card.getByRole('heading', { level: 2 }).innerText();
    await card.click();
    await expect(page).toHaveURL(`/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Uhrturm KI Blog`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/blog/${id}$`),
    );

    const main = page.getByRole('main');
    await expect(main.getByText('KI & Digitalisierung')).toBeVisible();
    await expect(main.getByText(`${time} Lesezeit`)).toBeVisible();

    const closing = main.getByRole('complementary');
    await expect(closing.getByRole('heading')).toHaveText(
      'Bereit für deinen ersten digitalen Mitarbeiter?',
    );
    await expect(
      closing.getByText('Starte jetzt und mache dein Unternehmen fit für die Zukunft.'),
    ).toBeVisible();
    await expect(closing.getByRole('link', { name: 'Jetzt Demo anfordern' })).toHaveAttribute(
      'href',
      '/trial',
    );
    await main.getByRole('link', { name: 'Zurück zum Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
}

test('the contents of a post lead to its headings', async ({ page }) => {
  await open(page, '/blog/ki-im-autohaus-werkstatt-zukunft');
  const contents = page.getByRole('navigation', { name: 'In diesem Beitrag' });
  const last = contents.getByRole('link').last();
  const name = await last.innerText();
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
});

for (const address of ['/blog/', '/blog/event-driven-architecture/']) {
  test(`${address} redirects to the address without the slash`, async ({ page }) => {
    const response = await page.request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    await open(page, address);
    await expect(page).toHaveURL(address.slice(0, -1));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F01 a post shows its text and its picture', async ({ page }) => {
    await page.goto('/blog/event-driven-architecture');
    // The first one is for the script, which fades it in.
    const cover = page.getByRole('img', { name: /^Zifferblatt-Muster/ }).last();
    await expect(cover).toBeVisible();
    await expect(cover).toHaveCSS('opacity', '1');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});
