import type { Locator, Page } from '@playwright/test';
import type { Visitor } from './visitor';

/** A field of the sign-in form. @param scope dialog or page with the form */
export const entry = (scope: Locator | Page, label: string): Locator =>
  scope.getByLabel(label, { exact: true });

/** One of the form's buttons. */
export const button = (scope: Locator | Page, name: string): Locator =>
  scope.getByRole('button', { name, exact: true });

/** Types e-mail address and password, and submits. */
export async function signInWith(scope: Locator | Page, visitor: Visitor): Promise<void> {
  await entry(scope, 'E-Mail').fill(visitor.email);
  await entry(scope, 'Passwort').fill(visitor.password);
  await button(scope, 'Anmelden').click();
}

/** Asks for an account. */
export async function signUpWith(scope: Locator | Page, visitor: Visitor): Promise<void> {
  await button(scope, 'Noch kein Konto? Hier registrieren').click();
  await entry(scope, 'Name').fill(visitor.name);
  await entry(scope, 'E-Mail').fill(visitor.email);
  await entry(scope, 'Passwort').fill(visitor.password);
  await button(scope, 'Konto erstellen').click();
}

/** Signs in on the page that is there for it, without a purchase. */
export async function signInQuietly(page: Page, visitor: Visitor): Promise<void> {
  await page.goto('/auth/callback');
  await signInWith(page, visitor);
  await page.getByRole('heading', { name: 'Sie sind angemeldet.', level: 1 }).waitFor();
}
