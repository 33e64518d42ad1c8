import type { Page } from '@playwright/test';
import { expect, signedInTest, test } from '../../support/e2e/checkout-test';
import { field } from '../../support/e2e/forms';
import { open } from '../../support/e2e/open';
import { breakProject, expectedComplaints, mendProject, rawWords } from '../../support/e2e/outages';
import { button, signInWith, signUpWith } from '../../support/e2e/sign-in';
import {
  expectSignedIn,
  fallbackForm,
  fallbackOpenings,
  openDialog,
  orderButton,
  payOnline,
  paymentPage,
  problem,
  videoPage,
} from '../../support/e2e/video-page';

const noAnswer =
  'Unser Anmeldedienst ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.';

test.use({ expectedComplaints });
signedInTest.use({ expectedComplaints });

/** Whether the failed order is told, and the other form offered. */
async function expectProblem(page: Page, reason: string): Promise<void> {
  await expect(problem(page)).toBeFocused();
  await expect(problem(page)).toContainText(`Checkout-Fehler: ${reason}`);
  await expect(problem(page)).toContainText('Es wurde nichts abgebucht.');
  await expect(problem(page)).not.toContainText(rawWords);
  await expect(problem(page).getByRole('link', { name: /^Kontaktformular/ })).toHaveAttribute(
    'href',
    fallbackForm,
  );
}

for (const outage of ['answers 503', 'is paused (540)', 'cannot be reached'] as const) {
  test(`F16 the project ${outage}: the dialog says so, and the rest goes on`, async ({
    page,
    account,
  }) => {
    await breakProject(page, outage);
    const dialog = await openDialog(page);
    await signInWith(dialog, account);
    await expect(dialog.getByRole('alert')).toHaveText(noAnswer);
    await expect(button(dialog, 'Anmelden')).toBeEnabled();

    await signUpWith(dialog, account);
    await expect(dialog.getByRole('alert')).toHaveText(noAnswer);
    await page.keyboard.press('Escape');
    await payOnline(page).click();
    await expect(field(page, 'Nachricht')).toHaveValue(/KI-Produktvideo Basic/);
  });

  signedInTest(
    `F16 the project ${outage}: the order falls back to the form`,
    async ({ page, context, account }) => {
      const openings = await fallbackOpenings(context);
      await open(page, videoPage);
      await expectSignedIn(page, account.email);
      await breakProject(page, outage);
      await orderButton(page).click();
      await expectProblem(page, 'Der Zahlungsdienst ist gerade nicht erreichbar.');
      await expect.poll(() => openings).toEqual([fallbackForm]);

      await mendProject(page);
      await orderButton(page).click();
      await expect(page).toHaveURL(paymentPage);
    },
  );
}
