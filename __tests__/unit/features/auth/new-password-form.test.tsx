import { act, fireEvent, render, screen } from '@testing-library/react';
import { changePassword } from '../../../../src/features/auth/account';
import { AuthFailure } from '../../../../src/features/auth/auth-failure';
import NewPasswordForm from '../../../../src/features/auth/new-password-form';
import { form, said } from '../../../support/account/sign-in-page';

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);
jest.mock('../../../../src/features/auth/account', () => ({ changePassword: jest.fn() }));

const changed = jest.mocked(changePassword);
const onSuccess = jest.fn();

beforeEach(() => {
  changed.mockReset().mockResolvedValue(undefined);
  onSuccess.mockReset();
  render(<NewPasswordForm email="eva@kern.example" onSuccess={onSuccess} />);
});

const field = () => screen.getByLabelText('Neues Passwort', { selector: 'input' });

/** Types a password and saves it. */
async function save(password: string) {
  fireEvent.input(field(), { target: { value: password } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
}

test('it asks for a new password of at least six characters', () => {
  expect(field()).toMatchObject({
    type: 'password',
    required: true,
    minLength: 6,
    autocomplete: 'new-password',
  });
  expect(screen.getByText('Mindestens 6 Zeichen')).toBeTruthy();
});

test('password managers learn whose it is', () => {
  const account = form().querySelector('input[autocomplete="username"]');
  expect(account).toMatchObject({ value: 'eva@kern.example', hidden: true });
});

test('the password is saved, and the form is done', async () => {
  await save('geheim-genug');
  expect(changed.mock.calls).toEqual([['geheim-genug']]);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

test('an empty password is not saved', async () => {
  await save('');
  expect(screen.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(changed).not.toHaveBeenCalled();
});

test('F10: two clicks and Enter save once', async () => {
  changed.mockReturnValue(new Promise(() => undefined));
  await save('geheim-genug');
  fireEvent.click(screen.getByRole('button', { name: 'Wird verarbeitet...' }));
  fireEvent.submit(form());
  expect(changed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').matches(':disabled')).toBe(true);
});

test('what did not work is announced in German, and the form can be sent again', async () => {
  changed.mockRejectedValueOnce(new AuthFailure('same_password'));
  await save('geheim-genug');
  expect(said().bad).toBe('Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.');
  expect(onSuccess).not.toHaveBeenCalled();
  await save('noch-geheimer');
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

test('a session that has ended meanwhile is said to have ended', async () => {
  changed.mockRejectedValue(new AuthFailure('session_not_found'));
  await save('geheim-genug');
  expect(said().bad).toBe('Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.');
});
