import { wordsOf } from '../../../src/features/guided/messages';
import { accessibilityProblems } from '../../support/e2e/accessibility';
import { open, phone, untilHydrated } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const words = wordsOf({ language: 'de' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a table is taken by keyboard on a phone, over a reload', async ({ page, visitor }) => {
  await page.setViewportSize(phone);
  await open(page, '/assistants/luigi');
  await page.getByRole('link', { name: 'Tisch reservieren' }).press('Enter');
  const talk = page.getByRole('region', { name: words('region', { name: 'Luigi' }) });
  const answers = talk.getByRole('group', { name: words('answers') });
  const lines = talk.getByRole('log').getByRole('listitem');
  const press = (name: string | RegExp) =>
    answers.getByRole('button', { name, disabled: false }).first().press('Enter');
  await press('4');
  await expect(answers).toBeFocused();
  await press(/^(?!Sonntag)\S+, \d+\. \S+$/);
  await expect(lines).toHaveCount(7);
  await page.reload();
  await untilHydrated(page);
  await expect(lines).toHaveCount(7);
  expect(await accessibilityProblems(page)).toEqual([]);
  await press(/^\d\d:\d\d$/);
  await press('Gastgarten');
  await page.keyboard.type(visitor.name);
  await page.keyboard.press('Enter');
  await press('Nein danke');
  await expect(talk.getByRole('log')).toContainText(visitor.name);
  await press(words('confirm'));
  const entry = page.waitForEvent('download');
  await press(words('calendar'));
  expect((await entry).suggestedFilename()).toMatch(/\.ics$/);
  expect(await accessibilityProblems(page)).toEqual([]);
});
