import type { Page } from '@playwright/test';
import { vignetteWords } from '../../../src/components/vignettes/messages';
import { dialogueMessages as words } from '../../../src/features/dialogue/messages';
import { dialogueWords } from '../../../src/lib/dialogue/messages';
import { at } from '../../support/content';
import { assistant, someDay } from '../../support/dialogues';
import { site } from '../../support/e2e/addresses';
import { pretendNow } from '../../support/e2e/clock';
import { requestsTo } from '../../support/e2e/network';
import { open } from '../../support/e2e/open';
import { accessibilityProblems } from '../../support/e2e/page-checks/accessibility';
import { expect, test } from '../../support/e2e/test';

// Answers come at once, as under reduced motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { dialogue } = assistant('luigi');
const address = '/assistants/luigi';

/** A step of the dialogue, by its id. */
function step(id: string) {
  const found = dialogue.steps.find((each) => each.id === id);
  if (found === undefined) throw new Error(`Luigi has no step ${id}`);
  return found;
}

const place = (page: Page) => page.getByRole('region', { name: words.region(dialogue.name) });

/** What a browser keeps, but for the scroll positions Gatsby notes down. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const session = Object.entries(sessionStorage).filter(([name]) => !name.startsWith('@@scroll'));
    return JSON.stringify([Object.entries(localStorage), session, history.state]);
  });

test('a table is booked with Luigi by keyboard alone, and nothing leaves the page', async ({
  page,
}) => {
  await open(page, address);
  await pretendNow(page, someDay);
  const [requests, before] = [requestsTo(page, /^http/), await kept(page)];
  const start = page.getByRole('button', { name: vignetteWords.tryOut });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(place(page).getByText(words.label)).toBeFocused();

  const field = place(page).getByRole('textbox', { name: words.field });
  while (!(await field.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  const answers = ['table', 'table-day', 'table-time', 'table-place'].map(
    (id) => step(id).replies.at(-1) ?? '',
  );
  const said = [at(dialogue.replies, 0), ...answers, at(dialogueWords.confirm, 0)];
  const log = place(page).getByRole('log', { name: words.log });
  for (const text of said) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(log).toContainText(text);
    await expect(field).toBeFocused();
  }

  const { assistant: ofLuigi, guest } = vignetteWords.from;
  await expect(log.getByRole('listitem')).toHaveCount(1 + 2 * said.length);
  await expect(log.getByRole('list').getByRole('listitem')).toContainText([
    `${ofLuigi}: ${dialogue.greeting}`,
    ...said.map((text) => `${guest}: ${text}`),
    `${ofLuigi}: ${step('table-done').say}`,
  ]);
  const { title, rows } = step('table-done').done ?? { title: 'no card', rows: [] };
  const card = place(page).getByRole('status');
  for (const text of [title, ...rows.map(({ term }) => term)])
    await expect(card).toContainText(text);
  await expect(card.getByRole('button', { name: words.calendar })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  // Files of the build may come for this page and the next; none of them has a word in its address.
  const built = /\/page-data\/[^?]*$|\.(?:js|css|svg|png|jpg|webp|avif|woff2)$/;
  expect(requests.filter((url) => !built.test(url))).toEqual([`${site}/dialogues/luigi.json`]);
  expect(await kept(page)).toBe(before);
  await expect(page).toHaveURL(address);

  await place(page).getByRole('button', { name: words.back }).focus();
  await page.keyboard.press('Enter');
  await expect(start).toBeFocused();
});
