import { at, contentOf, find, posts, sectionOf } from '../../support/content';
import { open, phone } from '../../support/e2e/open';
import { colleagues, shownAtOnce, teamOf } from '../../support/e2e/team';
import { expect, test } from '../../support/e2e/test';

test('who is on duty stays the same within a visit', async ({ page, shell }) => {
  const team = teamOf(page);
  await open(page, '/');
  const before = await team.shown();
  expect(before).toHaveLength(shownAtOnce);
  await shell.contact.click();
  await expect(page).toHaveURL(contentOf('navigation').contact.to);
  await shell.home.click();
  await expect(page).toHaveURL('/');
  expect(await team.shown()).toEqual(before);

  const { name, path } = find(contentOf('assistants'), 'name', at(before, 0));
  await team.region.getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the carousel shows one at a time and wraps around both ways', async ({ page }) => {
    const { region, shown } = teamOf(page);
    await open(page, '/');
    const next = region.getByRole('button', { name: 'Nächster Assistent' });
    const previous = region.getByRole('button', { name: 'Vorheriger Assistent' });
    const count = colleagues.length;
    for (const [step, name] of [...colleagues, at(colleagues, 0)].entries()) {
      await expect(region.getByText(`${(step % count) + 1} von ${count}`)).toBeVisible();
      expect(await shown()).toEqual([name]);
      await next.click();
    }
    await previous.click();
    await previous.click();
    await expect(region.getByText(`${count} von ${count}`)).toBeVisible();
    expect(await shown()).toEqual([at(colleagues, -1)]);
  });
});

test('latest posts, three quotes, questions that open', async ({ page, shell }) => {
  await open(page, '/');
  const links = shell.main.locator('a[href^="/blog/"]');
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const latest = posts().map(({ path }) => path);
  expect(shown).toEqual(latest.slice(0, shown.length));
  await expect(links.first()).toContainText(/\d min Lesezeit/);

  const quotes = page.getByRole('figure').filter({ has: page.getByRole('blockquote') });
  const people = new Set(contentOf('testimonials').map(({ person }) => person));
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all()) {
    await expect(quote.getByRole('blockquote')).toHaveText(/^„.+“$/);
    expect(people).toContain(await quote.getByRole('strong').innerText());
  }

  const { questions } = sectionOf('/', 'faq');
  const { question } = at(questions, 1);
  const item = shell.main.getByRole('group').filter({ hasText: question });
  const answer = item.getByRole('paragraph');
  await expect(answer).toBeHidden();
  await item.getByText(question).click();
  await expect(answer).toBeVisible();
  await item.getByText(question).click();
  await expect(answer).toBeHidden();

  // The figures lead to the answer where they come from.
  const source = questions.find(({ id }) => id !== undefined);
  await shell.main.locator(`a[href="/#${source?.id}"]`).first().click();
  const origin = shell.main.getByRole('group').filter({ hasText: source?.question ?? '' });
  await expect(origin.getByRole('paragraph')).toBeInViewport();
});
