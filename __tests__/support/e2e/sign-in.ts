import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from './visitor';
import { words } from './words';

/** The page where the links in e-mails end. */
const callbackPage = '/auth/callback';

/** The sign-in form as a visitor uses it. @param scope dialog or page with the form */
export function signInForm(scope: Locator | Page) {
  const entry = (label: 'name' | 'email' | 'password') =>
    scope.getByLabel(words.account[label], { exact: true });
  const button = (name: string) => scope.getByRole('button', { name, exact: true });
  /** The dialog begins with what is likely; the visitor may want the other. */
  const change = async (label: string) => {
    const other = button(label);
    if (await other.isVisible()) await other.click();
  };
  return {
    entry,
    button,
    status: scope.getByRole('status'),
    alert: scope.getByRole('alert'),
    signIn: async ({ email, password }: Visitor) => {
      await change(words.account.toSignIn);
      await entry('email').fill(email);
      await entry('password').fill(password);
      await button(words.modes['sign-in'].submit).click();
    },
    /** Asks for an account. */
    signUp: async ({ name, email, password }: Visitor) => {
      await change(words.account.toSignUp);
      await entry('name').fill(name);
      await entry('email').fill(email);
      await entry('password').fill(password);
      await button(words.modes['sign-up'].submit).click();
    },
  };
}

/** The same page as a visitor uses it. */
export function arrivalPage(page: Page) {
  const title = page.getByRole('heading', { level: 1 });
  const form = signInForm(page);
  const expectArrival = async (arrival: keyof typeof words.arrival) => {
    const { heading, text } = words.arrival[arrival];
    await expect(title).toHaveText(heading);
    // The focus tells a screen reader; what was in the address is gone.
    await expect(title).toBeFocused();
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page).toHaveURL(callbackPage);
  };
  return {
    ...form,
    expect: expectArrival,
    /** Opens the link of a mail and presses the button that redeems it. */
    redeem: async (link: string) => {
      await page.goto(link);
      await expect(title).toHaveText(words.arrival['to-confirm'].heading);
      await form.button(words.confirm).click();
    },
  };
}
