import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import SignInForm from '../../../src/features/auth/sign-in-form';
import { wrapRootElement } from '../../../gatsby-browser';
import { fillIn } from '../form-page';

export const email = 'eva@kern.example';
export const password = 'geheim-genug';
/** What a sign-in needs, by label. */
export const credentials = { 'E-Mail': email, Passwort: password };

type FormProps = Partial<ComponentProps<typeof SignInForm>>;

/** Opens the sign-in form. */
export function openForm(props: FormProps = {}) {
  const element = <SignInForm onSuccess={() => undefined} {...props} />;
  return act(async () => render(wrapRootElement({ element })));
}

/** Clicks a button by its name, and lets everything happen that takes no time. */
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

/** The form, in whatever mode. */
export const form = (): HTMLElement => screen.getByRole('form');

/** What the form says in green and in red; empty while it says nothing. */
export const said = () => ({
  good: screen.queryByRole('status')?.textContent ?? '',
  bad: screen.queryByRole('alert')?.textContent ?? '',
});
