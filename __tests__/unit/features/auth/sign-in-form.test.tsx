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

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);
jest.mock('../../../../src/features/auth/account', () => ({
  connect: jest.fn(async () => undefined),
  signIn: jest.fn(),
}));

const signIn = jest.mocked(account.signIn);
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  signIn.mockReset().mockResolvedValue(undefined);
});

afterEach(() => jest.useRealTimers());

test('it opens with the specified words', () => {
  openForm();
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy();
  expect(screen.getByText('Melden Sie sich an, um fortzufahren')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Noch kein Konto? Hier registrieren' })).toBeTruthy();
});

test('its heading names it', () => {
  openForm();
  expect(screen.getByRole('form', { name: 'Anmelden' })).toBeTruthy();
});

test('it asks for address and password, and for nothing else', () => {
  openForm();
  const names = [...form().querySelectorAll('input')].map((input) => input.name);
  expect(names).toEqual(['email', 'password']);
});

test('password managers know what they fill in', () => {
  openForm();
  expect(field('E-Mail').autocomplete).toBe('username');
  expect(field('Passwort').autocomplete).toBe('current-password');
});

test('both are required, and the password has at least six characters', () => {
  openForm();
  expect(field('E-Mail')).toMatchObject({ type: 'email', required: true });
  expect(field('Passwort')).toMatchObject({ type: 'password', required: true, minLength: 6 });
});

test.each([
  ['E-Mail', '', 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
  ['E-Mail', 'eva@', 'Diese E-Mail-Adresse ist unvollständig, zum Beispiel name@betrieb.at.'],
  ['Passwort', '', 'Bitte geben Sie Ihr Passwort ein.'],
])('%s "%s" is said to be wrong, gets the focus, and is not sent', async (label, value, words) => {
  openForm();
  await send('Anmelden', { ...credentials, [label]: value });
  expect(screen.getByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(field(label));
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(signIn).not.toHaveBeenCalled();
});

test('address and password are sent, without the spaces around the address', async () => {
  openForm();
  await send('Anmelden', { 'E-Mail': ` ${email} `, Passwort: ` ${password} ` });
  expect(signIn.mock.calls).toEqual([[email, ` ${password} `]]);
});

test('while it is busy it says so and is locked', async () => {
  signIn.mockReturnValue(new Promise(() => undefined));
  openForm();
  await send('Anmelden');
  const button = screen.getByRole('button', { name: 'Wird verarbeitet...' });
  expect(button.matches(':disabled')).toBe(true);
  expect(form().getAttribute('aria-busy')).toBe('true');
});

test('F10: two clicks and three times Enter sign in once', async () => {
  openForm();
  fillIn(credentials);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    for (let times = 0; times < 3; times += 1) fireEvent.submit(form());
  });
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('success is announced, and a second later the form is done', async () => {
  const onSuccess = jest.fn();
  openForm({ onSuccess });
  await send('Anmelden');
  expect(said().good).toBe('Anmeldung erfolgreich!');
  await wait(999);
  expect(onSuccess).not.toHaveBeenCalled();
  await wait(1);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

test('until it is done nothing more can be sent', async () => {
  openForm();
  await send('Anmelden');
  fireEvent.submit(form());
  await wait(999);
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Wird verarbeitet...' })).toBeTruthy();
});

test('a form that is closed within that second is not done', async () => {
  const onSuccess = jest.fn();
  const { unmount } = openForm({ onSuccess });
  await send('Anmelden');
  unmount();
  await wait(5000);
  expect(onSuccess).not.toHaveBeenCalled();
});

describe('what did not work', () => {
  test('is announced in red, and the form can be sent again', async () => {
    signIn.mockRejectedValueOnce(new AuthFailure('invalid_credentials'));
    openForm();
    await send('Anmelden');
    expect(said().bad).toBe('E-Mail-Adresse oder Passwort stimmen nicht.');
    expect(field('Passwort').value).toBe(password);
    await click('Anmelden');
    expect(signIn).toHaveBeenCalledTimes(2);
    expect(said()).toEqual({ good: 'Anmeldung erfolgreich!', bad: '' });
  });

  test('gets the default words when the service gives a code nobody knows', async () => {
    signIn.mockRejectedValue(new AuthFailure('captcha_failed'));
    openForm();
    await send('Anmelden');
    expect(said().bad).toBe('Ein Fehler ist aufgetreten');
  });

  test('is gone as soon as the mode changes', async () => {
    signIn.mockRejectedValue(new AuthFailure('invalid_credentials'));
    openForm();
    await send('Anmelden');
    await click('Noch kein Konto? Hier registrieren');
    expect(said()).toEqual({ good: '', bad: '' });
  });

  test('is gone while the form is sent again', async () => {
    signIn.mockRejectedValueOnce(new AuthFailure('invalid_credentials'));
    openForm();
    await send('Anmelden');
    signIn.mockReturnValue(new Promise(() => undefined));
    await click('Anmelden');
    expect(said()).toEqual({ good: '', bad: '' });
  });
});

test('what is wrong with a field is gone as soon as the mode changes', async () => {
  openForm();
  await click('Anmelden');
  await click('Noch kein Konto? Hier registrieren');
  expect(field('E-Mail').getAttribute('aria-invalid')).toBe('false');
});

test('the address stays when the mode changes, the password does not', async () => {
  openForm();
  fillIn(credentials);
  await click('Noch kein Konto? Hier registrieren');
  expect(field('E-Mail').value).toBe(email);
  expect(field('Passwort').value).toBe('');
});

test('the SDK is fetched as soon as the form is seen', () => {
  jest.mocked(account.connect).mockClear();
  openForm();
  expect(account.connect).toHaveBeenCalledTimes(1);
});
