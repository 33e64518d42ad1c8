import { act, fireEvent, screen } from '@testing-library/react';
import * as account from '../../../../src/features/auth/account';
import { AuthFailure } from '../../../../src/features/auth/auth-failure';
import {
  click,
  credentials,
  email,
  form,
  openForm,
  password,
  said,
  send,
} from '../../../support/account/sign-in-page';
import { field, fillIn } from '../../../support/form-page';

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

test('it asks for address and password with the specified words, and for nothing else', async () => {
  await openForm();
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy();
  expect(screen.getByText('Melden Sie sich an, um fortzufahren')).toBeTruthy();
  expect(screen.getByRole('button', { name: toSignUp })).toBeTruthy();
  const names = [...form().querySelectorAll('input')].map((input) => input.name);
  expect(names).toEqual(['email', 'password']);
  expect(field('E-Mail')).toMatchObject({ autocomplete: 'username' });
  expect(field('Passwort')).toMatchObject({ type: 'password', autocomplete: 'current-password' });
  expect(field('Passwort')).toMatchObject({ required: true, minLength: 6 });
});

test.each([
  ['E-Mail', '', 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
  ['E-Mail', 'eva@', 'Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@betrieb.at.'],
  ['Passwort', '', 'Bitte geben Sie Ihr Passwort ein.'],
])('%s "%s" is reported, gets the focus, and is not sent', async (label, value, words) => {
  await openForm();
  await send('Anmelden', { ...credentials, [label]: value });
  expect(screen.getByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(field(label));
  expect(signIn).not.toHaveBeenCalled();
});

test('address and password are sent, without the spaces around the address', async () => {
  await openForm();
  await send('Anmelden', { 'E-Mail': ` ${email} `, Passwort: ` ${password} ` });
  expect(signIn.mock.calls).toEqual([[email, ` ${password} `]]);
});

test('F10: two clicks and three times Enter sign in once, and the form says that it is busy', async () => {
  signIn.mockReturnValue(new Promise(() => undefined));
  await openForm();
  fillIn(credentials);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    for (let times = 0; times < 3; times += 1) fireEvent.submit(form());
  });
  expect(signIn).toHaveBeenCalledTimes(1);
  const button = screen.getByRole('button', { name: 'Wird verarbeitet...' });
  expect(button.matches(':disabled')).toBe(true);
  expect(form().getAttribute('aria-busy')).toBe('true');
});

test('success is announced; a second later the form is done, and locked until then', async () => {
  await openForm({ onSuccess });
  await send('Anmelden');
  expect(said().good).toBe('Anmeldung erfolgreich!');
  await wait(999);
  fireEvent.submit(form());
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
