import { act, fireEvent } from '@testing-library/react';
import * as account from '../../../../src/features/auth/account';
import { AuthFailure } from '../../../../src/features/auth/auth-failure';
import {
  click,
  email,
  form,
  openForm,
  password,
  said,
  send,
} from '../../../support/account/sign-in-page';
import { field } from '../../../support/form-page';

jest.mock('../../../../src/features/auth/account', () => ({
  onSessionChange: () => undefined,
  signIn: jest.fn(),
}));

const toSignUp = 'Noch kein Konto? Hier registrieren';
const signIn = jest.mocked(account.signIn);
const onSuccess = jest.fn();
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  onSuccess.mockReset();
  signIn.mockReset().mockResolvedValue(undefined);
});

test('success is announced; a second later the form is done, and locked until then', async () => {
  await openForm({ onSuccess });
  // For password managers.
  expect([field('E-Mail'), field('Passwort')]).toMatchObject([
    { autocomplete: 'username' },
    { autocomplete: 'current-password' },
  ]);
  await send('Anmelden');
  expect(said().good).toBe('Anmeldung erfolgreich!');
  await wait(999);
  await act(async () => fireEvent.submit(form()));
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(onSuccess).not.toHaveBeenCalled();
  await wait(1);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

test('a form that is closed within that second is not done', async () => {
  const { unmount } = await openForm({ onSuccess });
  await send('Anmelden');
  unmount();
  await wait(5000);
  expect(onSuccess).not.toHaveBeenCalled();
});

test('a failure is announced in red until the form is sent again', async () => {
  const failure = new AuthFailure('invalid_credentials');
  signIn.mockRejectedValueOnce(failure);
  await openForm();
  await send('Anmelden');
  expect(said()).toEqual({ good: '', bad: failure.message });
  expect(field('Passwort').value).toBe(password);
  signIn.mockReturnValue(new Promise(() => undefined));
  await click('Anmelden');
  expect(signIn).toHaveBeenCalledTimes(2);
  expect(said()).toEqual({ good: '', bad: '' });
});

test('changing the mode clears all messages and the password, not the address', async () => {
  signIn.mockRejectedValue(new AuthFailure('invalid_credentials'));
  await openForm();
  await send('Anmelden');
  await click(toSignUp);
  expect(said()).toEqual({ good: '', bad: '' });
  expect([field('E-Mail').value, field('Passwort').value]).toEqual([email, '']);
  await click('Konto erstellen');
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  await click('Bereits ein Konto? Hier anmelden');
  expect(field('Passwort').getAttribute('aria-invalid')).toBe('false');
});
