import { expect, type Page } from '@playwright/test';

/** The page where the links in e-mails end. */
export const callbackPage = '/auth/callback';

/** Whether the visitor is told so how they have arrived: the heading has the focus, the address is clean. */
export async function expectArrival(page: Page, heading: string, text: RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(heading);
  await expect(title).toBeFocused();
  await expect(page.getByRole('main')).toContainText(text);
  await expect(page).toHaveURL(callbackPage);
}
