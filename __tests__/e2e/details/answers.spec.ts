import { at, routeWith, sectionOf } from '../../support/content';
import { finderMessages } from '../../../src/features/finder/messages';
import { requestsTo } from '../../support/e2e/network';
import { open } from '../../support/e2e/open';
import { accessibilityProblems } from '../../support/e2e/page-checks/accessibility';
import { expect, test } from '../../support/e2e/test';

const path = routeWith('answers');
const { question } = at(sectionOf('/', 'faq').questions, 1);

test('the chat card leads to answers at any hour, asked for by keyboard', async ({ page }) => {
  await open(page, path);
  await page.getByRole('main').locator(`a[href="${path}#antworten"]`).click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeInViewport();
  const requests = requestsTo(page, /^http/);
  await field.fill(question);
  await field.press('Enter');
  const log = page.getByRole('log', { name: finderMessages.log });
  await expect(log).toContainText(question);
  await expect(log.getByText(finderMessages.source)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('xyzzy');
  await field.press('Enter');
  await expect(log.getByRole('listitem').last().locator('a[href$="#nachricht"]')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  // The pages that answers lead to are fetched ahead, and nothing else; no word is in an address.
  const built = /\/page-data\/|\.(?:js|css)$|\/dialogues\/site\.json$/;
  expect(requests.filter((url) => !built.test(url))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all answers are a list', async ({ page }) => {
    await page.goto(path);
    const all = page.locator('#antworten > * details').first();
    await all.locator('summary').first().click();
    for (const { question } of sectionOf(path, 'answers').questions)
      await expect(all.getByText(question).first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});
