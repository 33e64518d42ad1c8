import type { Page } from '@playwright/test';
import { addresses } from '../../tools/front-door/addresses.mjs';
import { foreignRequests } from '../support/e2e/foreign';
import { open } from '../support/e2e/open';
import { entry } from '../support/e2e/sign-in';
import { expect, test } from '../support/e2e/test';
import { openDialog } from '../support/e2e/video-page';
import { newVisitor } from '../support/e2e/visitor';

/** Everything the browser has stored for the site. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

const fragment = new URLSearchParams({
  access_token: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYXV0aGVudGljYXRlZCJ9.',
  refresh_token: 'fremd',
  expires_in: '3600',
  token_type: 'bearer',
  type: 'signup',
}).toString();

for (const path of [
  '/agb',
  '/kontaktinformationen',
  '/blog/event-driven-architecture',
  '/success',
]) {
  test(`A03 a session in the address of ${path} is not kept, and nobody is asked about it`, async ({
    page,
    context,
  }) => {
    const foreign = await foreignRequests(context, [addresses.site]);
    await open(page, `${path}#${fragment}`);
    await page.waitForLoadState('networkidle');
    expect(await stored(page)).not.toMatch(/sb-|fremd/);
    expect(foreign).toEqual([]);
  });
}

test('F13 a password is never kept, and gone after a reload', async ({ page }) => {
  const { email, password } = newVisitor();
  const dialog = await openDialog(page);
  await entry(dialog, 'E-Mail').fill(email);
  await entry(dialog, 'Passwort').fill(password);
  expect(await stored(page)).not.toContain(password);
  await page.reload();
  await expect(entry(await openDialog(page), 'Passwort')).toHaveValue('');
  expect(await stored(page)).not.toContain(password);
});
