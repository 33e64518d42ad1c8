import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { AuthProvider } from '../../../src/features/auth/auth-context';
import SignInForm from '../../../src/features/auth/sign-in-form';
import { fillIn } from '../form-page';

export const email = 'eva@kern.example';
export const password = 'geheim-genug';
/** What a sign-in needs, by label. */
export const credentials = { 'E-Mail': email, Passwort: password };

type FormProps = Partial<ComponentProps<typeof SignInForm>>;

/** Opens the sign-in form, for signing in unless told otherwise. */
export function openForm(props: FormProps = {}) {
  return render(
    <AuthProvider>
      <SignInForm onSuccess={() => undefined} {...props} />
    </AuthProvider>,
  );
}

/** Clicks a button by its words, and lets everything happen that does not take time. */
export function click(name: string): Promise<void> {
  return act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
}

/** Fills in the form by its labels and clicks the button that sends it. */
export async function send(button: string, values: Record<string, string> = credentials) {
  fillIn(values);
  await click(button);
}

/** The form, whatever it is for at the moment. */
export const form = (): HTMLElement => screen.getByRole('form');

/** What the form says in green and in red; empty while it says nothing. */
export const said = () => ({
  good: screen.queryByRole('status')?.textContent ?? '',
  bad: screen.queryByRole('alert')?.textContent ?? '',
});
