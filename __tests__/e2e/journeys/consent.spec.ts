import { at, posts } from '../../support/content';
import { requestsTo } from '../../support/e2e/network';
import { open } from '../../support/e2e/open';
import { noStorage } from '../../support/e2e/storage';
import { expect, test } from '../../support/e2e/test';

test.use({ storageState: noStorage });

test('the banner stays until it is answered; the chat agent comes and goes with consent', async ({
  page,
  shell,
  consent,
}) => {
  const requests = requestsTo(page, /chat-agent/);
  await open(page, '/');
  await expect(consent.bar).toBeInViewport();
  await expect(consent.bar.getByRole('link')).toHaveAttribute('href', '/datenschutz');
  await shell.imprint.link.click();
  await expect(page).toHaveURL(shell.imprint.to);
  await page.reload();
  await expect(consent.bar).toBeVisible();
  expect(await consent.stored()).toBeNull();
  await consent.answer('decline');
  await expect(consent.bar).toHaveCount(0);
  expect(await consent.stored()).toBe('false');
  await open(page, at(posts(), 0).path);
  await expect(consent.bar).toHaveCount(0);
  await expect(consent.chatFrame).toHaveCount(0);
  expect(requests).toEqual([]);

  await consent.settings.click();
  await consent.answer('accept');
  await expect(consent.bar).toHaveCount(0);
  expect(await consent.stored()).toBe('true');
  await expect(consent.chat).toBeVisible();
  expect(requests.map((address) => new URL(address).search)).toEqual([
    '',
    '?skipWelcome=1&maximizable=1',
  ]);

  // Large while somebody uses it.
  const height = async () => (await consent.chatFrame.boundingBox())?.height ?? 0;
  const small = await height();
  await consent.chat.click();
  await expect.poll(height).toBeGreaterThan(small);
  await consent.settings.press('Enter');
  await expect.poll(height).toBe(small);
  await consent.answer('decline');
  await expect(consent.chatFrame).toHaveCount(0);
});
