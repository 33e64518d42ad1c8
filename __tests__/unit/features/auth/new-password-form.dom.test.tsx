import { act, fireEvent, render, screen } from '@testing-library/react';
import { changePassword } from '../../../../src/features/auth/account';
import { AuthFailure } from '../../../../src/features/auth/auth-failure';
import NewPasswordForm from '../../../../src/features/auth/new-password-form';
import { email, form, said } from '../../../support/account/sign-in-page';

jest.mock('../../../../src/features/auth/account', () => ({
  onSessionChange: () => undefined,
  changePassword: jest.fn(),
}));

const changed = jest.mocked(changePassword);
const onSuccess = jest.fn();

beforeEach(() => {
  changed.mockReset().mockResolvedValue(undefined);
  onSuccess.mockReset();
  render(<NewPasswordForm email={email} onSuccess={onSuccess} />);
});

const field = () => screen.getByLabelText('Neues Passwort', { selector: 'input' });

/** Types a password and saves it. */
async function save(password: string) {
  fireEvent.input(field(), { target: { value: password } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
}

test('password managers learn that it is new, and whose it is', () => {
  expect(field()).toMatchObject({ type: 'password', minLength: 6, autocomplete: 'new-password' });
  const account = form().querySelector('input[autocomplete="username"]');
  expect(account).toMatchObject({ value: email, hidden: true });
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

test('F10: while it is saved the form is locked', async () => {
  changed.mockReturnValue(new Promise(() => undefined));
  await save('geheim-genug');
  fireEvent.submit(form());
  expect(screen.getByRole('button', { name: 'Wird verarbeitet...' }).matches(':disabled')).toBe(
    true,
  );
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a failure is announced in German, and the form can be sent again', async () => {
  const failure = new AuthFailure('same_password');
  changed.mockRejectedValueOnce(failure);
  await save('geheim-genug');
  expect(said().bad).toBe(failure.message);
  expect(onSuccess).not.toHaveBeenCalled();
  await save('noch-geheimer');
  expect(onSuccess).toHaveBeenCalledTimes(1);
});
