import type { Page } from '@playwright/test';
import { towerDialWords as words } from '../../../src/components/tower-dial/messages';
import { pretendNow } from '../../support/e2e/clock';
import { open } from '../../support/e2e/open';
import { expect, test } from '../../support/e2e/test';

const clockOf = (page: Page) => page.getByRole('figure').filter({ has: page.getByRole('list') });

test('hand, mark and story go by Graz time', async ({ page }) => {
  // 20:05 in Graz, in winter.
  await pretendNow(page, new Date('2026-01-14T19:05:00Z'));
  await open(page, '/');
  const clock = clockOf(page).first();
  await expect(clock).toContainText(words.now('20:05'));
  await expect(clock.locator('figcaption a')).toHaveCount(1);
  await expect(clock.locator('li[data-now] time')).toHaveText('19:20');
});

test('on a holiday nobody but us is on duty', async ({ page }) => {
  await pretendNow(page, new Date('2026-12-08T13:20:00Z'));
  await open(page, '/');
  await expect(clockOf(page).first()).toContainText(words.closed('Mariä Empfängnis', '14:20'));
});
