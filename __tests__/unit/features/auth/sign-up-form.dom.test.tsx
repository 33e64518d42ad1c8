import { screen, waitFor } from '@testing-library/react';
import { failureMessages } from '../../../../src/features/auth/messages';
import { project } from '../../../support/account/project';
import { user } from '../../../support/account/session';
import {
  click,
  credentials,
  email,
  openForm,
  password,
  said,
  send,
} from '../../../support/account/sign-in-page';
import { field } from '../../../support/form-page';

const signup = '/auth/v1/signup';
const complete = { Name: 'Eva Kern', ...credentials };

/** Opens the form in its mode for new accounts. */
async function openSignUp() {
  await openForm();
  await click('Noch kein Konto? Hier registrieren');
}

/** Creates an account and waits for the answer. */
async function register() {
  await openSignUp();
  await send('Konto erstellen', complete);
  await waitFor(() => expect(said()).not.toEqual({ good: '', bad: '' }));
}

test('F2 a password of more than 72 signs is refused before it is sent', async () => {
  await openSignUp();
  expect(field('Passwort')).toMatchObject({ autocomplete: 'new-password', minLength: 6 });
  await send('Konto erstellen', { ...complete, Passwort: 'x'.repeat(73) });
  expect(screen.getByText(/höchstens 72 Zeichen/)).toBeTruthy();
  expect(project.requests).toEqual([]);
});

test('after success the form signs in, with what comes next; the name was not sent', async () => {
  project.json(signup, 200, user);
  await register();
  expect(said().good).toContain('Registrierung erfolgreich! Sie können sich jetzt anmelden.');
  expect(said().good).toContain(`Der Link ist unterwegs an ${email}.`);
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy();
  expect([field('E-Mail').value, field('Passwort').value]).toEqual([email, '']);
  expect(screen.getByRole('button', { name: 'Anmelden' }).matches(':disabled')).toBe(false);
  expect(screen.getByRole('button', { name: 'Bestätigung erneut senden' })).toBeTruthy();
  const [request] = project.sentTo(signup);
  expect(request?.body).toMatchObject({ email, password });
  expect(JSON.stringify(request?.body)).not.toContain(complete.Name);
});

const pwned = { code: 'weak_password', message: '', weak_password: { reasons: ['pwned'] } };
test.each([
  ['weak_password', () => project.error(signup, 422, 'weak_password')],
  ['pwned', () => project.json(signup, 422, pwned)],
])('F16: the failure %s is shown in German, what was typed is kept', async (code, prepare) => {
  prepare();
  await register();
  expect(said()).toEqual({ good: '', bad: failureMessages.get(code) });
  expect(screen.getByRole('heading', { name: 'Konto erstellen' })).toBeTruthy();
  expect([field('Name').value, field('E-Mail').value]).toEqual([complete.Name, email]);
});
