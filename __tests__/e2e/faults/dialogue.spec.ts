import type { Page } from '@playwright/test';
import { vignetteWords } from '../../../src/components/vignettes/messages';
import { dialogueMessages as words } from '../../../src/features/dialogue/messages';
import { fill } from '../../../src/dialogue/fill';
import { stepOf } from '../../../src/dialogue/state';
import { at } from '../../support/content';
import { assistants, someDay, tasksOf, walkThrough } from '../../support/dialogues';
import { site } from '../../support/e2e/addresses';
import { pretendNow } from '../../support/e2e/clock';
import { requestsTo } from '../../support/e2e/network';
import { open } from '../../support/e2e/open';
import { accessibilityProblems } from '../../support/e2e/page-checks/accessibility';
import { expect, test } from '../../support/e2e/test';
import { pageOfDialogue } from '../../../tools/dialogue-page';

// Answers come at once, as under reduced motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a browser keeps, but for the scroll positions Gatsby notes down. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const session = Object.entries(sessionStorage).filter(([name]) => !name.startsWith('@@scroll'));
    return JSON.stringify([Object.entries(localStorage), session, history.state]);
  });

/** Files of the build for this page and the next; none of them has a word in its address. */
const built = /\/page-data\/[^?]*$|\.(?:js|css|svg|png|jpg|webp|avif|woff2)$/;

/** The conversations that pages have as examples. */
const played = [...assistants].flatMap(([id, who]) => {
  const address = pageOfDialogue(process.cwd(), id);
  return address === undefined ? [] : [{ id, who, address }];
});
// That every task comes to its end: talk.test.ts.
const runs = played.flatMap((each) =>
  tasksOf(each.who.dialogue)
    .slice(0, 1)
    .map((task) => ({ ...each, task })),
);

/** The first button that starts a conversation. */
const startOf = (page: Page) => page.locator('[data-try]').first();

for (const { id, who, task, address } of runs) {
  const { dialogue } = who;
  test(`${dialogue.name} is led through "${task}" by keyboard alone, and nothing leaves the page`, async ({
    page,
  }) => {
    await open(page, address);
    await pretendNow(page, someDay);
    const [requests, before] = [requestsTo(page, /^http/), await kept(page)];
    const start = startOf(page);
    await start.focus();
    await page.keyboard.press('Enter');
    const place = page.getByRole('region', { name: words.region(dialogue.name) });
    await expect(place.getByText(words.label)).toBeFocused();

    const field = place.getByRole('textbox', { name: words.field });
    while (!(await field.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    const log = place.getByRole('log', { name: words.log });
    const { said, state } = walkThrough(who, task);
    for (const text of said) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await expect(log).toContainText(text);
      await expect(field).toBeFocused();
    }

    const done = stepOf(dialogue, state.done)?.done;
    const card = place.getByRole('status');
    await expect(card).toContainText(done?.title ?? 'no card');
    for (const { term, value } of done?.rows ?? [])
      for (const text of [term, value])
        await expect(card).toContainText(fill(dialogue, state, text));
    const hasDate = done?.minutes !== undefined;
    await expect(card.getByRole('button', { name: words.calendar })).toHaveCount(hasDate ? 1 : 0);
    await expect(place.getByRole('group', { name: words.sheet })).toBeVisible();
    await expect(place.getByRole('list', { name: words.suggestions })).toBeVisible();
    // A button half below the header of the page would count as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await accessibilityProblems(page)).toEqual([]);

    const other = requests.filter((url) => !built.test(url));
    expect(other).toEqual([`${site}/dialogues/${id}.json`]);
    expect(await kept(page)).toBe(before);
    await expect(page).toHaveURL(address);

    await place.getByRole('button', { name: words.back }).focus();
    await page.keyboard.press('Enter');
    await expect(start).toBeFocused();
  });
}

test('its looks come with a conversation: what can be pressed is as large as a finger', async ({
  page,
}) => {
  const { who, address } = at(played, 0);
  const { dialogue } = who;
  await open(page, address);
  await startOf(page).click();
  const place = page.getByRole('region', { name: words.region(dialogue.name) });
  const send = place.getByRole('button', { name: words.send });
  await expect(send).toBeVisible();
  for (const button of [send, place.getByRole('button', { name: words.back })])
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('who speaks is said to those who do not see it', async ({ page }) => {
  const { who, address } = at(played, 0);
  const { dialogue } = who;
  await open(page, address);
  await startOf(page).click();
  const place = page.getByRole('region', { name: words.region(dialogue.name) });
  await place.getByRole('button', { name: at(dialogue.replies, 0) }).click();
  const { assistant, guest } = vignetteWords.from;
  await expect(place.getByRole('log').getByRole('list').getByRole('listitem')).toContainText([
    `${assistant}: ${dialogue.greeting}`,
    `${guest}: ${at(dialogue.replies, 0)}`,
    `${assistant}: `,
  ]);
});

test('the heading beside an example stays where it is when that is opened', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/ki-loesungen-arztpraxis');
  const heading = page.getByRole('heading', { level: 1 });
  const place = () => heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await place();
  await startOf(page).click();
  await expect(page.getByRole('log', { name: words.log })).toBeVisible();
  expect(await place()).toBeCloseTo(before, 0);
});
