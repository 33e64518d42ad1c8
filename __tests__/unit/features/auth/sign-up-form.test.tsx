/** @jest-environment ./__tests__/support/browser-environment.ts */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Project, held } from '../../../support/account/project';
import { user } from '../../../support/account/session';
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

const signup = '/auth/v1/signup';
const complete = { Name: 'Eva Kern', ...credentials };
let project: Project;

beforeEach(() => {
  localStorage.clear();
  project = new Project();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** Opens the form and turns to creating an account. */
async function openSignUp() {
  openForm();
  await click('Noch kein Konto? Hier registrieren');
}

/** Creates an account and waits for the answer. */
async function register(values: Record<string, string> = complete) {
  await openSignUp();
  await send('Konto erstellen', values);
  await waitFor(() => expect(said()).not.toEqual({ good: '', bad: '' }));
}

test('the way there and back is a click', async () => {
  openForm();
  await click('Noch kein Konto? Hier registrieren');
  expect(screen.getByRole('heading', { name: 'Konto erstellen' })).toBeTruthy();
  expect(screen.getByText('Erstellen Sie ein Konto für den Checkout')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Konto erstellen' })).toBeTruthy();
  await click('Bereits ein Konto? Hier anmelden');
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy();
});

test('password managers suggest a new password', async () => {
  await openSignUp();
  expect(field('Passwort').autocomplete).toBe('new-password');
  expect(field('Name').autocomplete).toBe('name');
});

test.each(['Name', 'E-Mail', 'Passwort'])('%s is required', async (label) => {
  await openSignUp();
  await send('Konto erstellen', { ...complete, [label]: '' });
  expect(document.activeElement).toBe(field(label));
  expect(project.requests).toEqual([]);
});

test('how long the password must be stands with it', async () => {
  await openSignUp();
  const hint = field('Passwort').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).toBe('Mindestens 6 Zeichen');
  expect(field('Passwort')).toMatchObject({ minLength: 6 });
});

test('the name is asked for and not sent', async () => {
  project.json(signup, 200, user);
  await register();
  const [request] = project.sentTo(signup);
  expect(request?.body).toMatchObject({ email, password });
  expect(JSON.stringify(request?.body)).not.toContain('Eva');
});

test('success is said in the specified words, with what comes next', async () => {
  project.json(signup, 200, user);
  await register();
  expect(said().good).toContain('Registrierung erfolgreich! Sie können sich jetzt anmelden.');
  expect(said().good).toContain(`Der Link ist unterwegs an ${email}.`);
});

test('after success the form is back to signing in, with the address filled in', async () => {
  project.json(signup, 200, user);
  await register();
  expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy();
  expect(field('E-Mail').value).toBe(email);
  expect(field('Passwort').value).toBe('');
  expect(screen.getByRole('button', { name: 'Anmelden' }).matches(':disabled')).toBe(false);
});

test('after success the confirmation can be asked for again', async () => {
  project.json(signup, 200, user);
  await register();
  expect(screen.getByRole('button', { name: 'Bestätigung erneut senden' })).toBeTruthy();
});

test.each([
  ['an empty user', () => project.json(signup, 200, { ...user, identities: [] })],
  ['a refusal', () => project.error(signup, 422, 'user_already_exists')],
])('F22: %s for a known address looks like success', async (_what, prepare) => {
  project.json(signup, 200, user);
  await register();
  const forNew = document.body.textContent;
  document.body.replaceChildren();
  prepare();
  await register();
  expect(document.body.textContent).toBe(forNew);
});

test.each([
  [422, 'weak_password', 'Dieses Passwort ist zu einfach. Bitte wählen Sie ein längeres.'],
  [422, 'signup_disabled', 'Zurzeit sind keine neuen Konten möglich. Bitte schreiben Sie uns.'],
  [400, 'validation_failed', 'Bitte prüfen Sie E-Mail-Adresse und Passwort.'],
  [
    429,
    'over_email_send_rate_limit',
    'Wir haben eben schon eine E-Mail geschickt. Bitte warten Sie kurz.',
  ],
  [500, 'unexpected_failure', expect.stringMatching(/^Unser Anmeldedienst ist gerade nicht/)],
])('the answer %i %s is said in German', async (status, code, words) => {
  project.error(signup, status, code);
  await register();
  expect(said()).toEqual({ good: '', bad: words });
  expect(document.body.textContent).not.toContain('Raw');
});

test('after a failure everything typed is still there', async () => {
  project.error(signup, 422, 'weak_password');
  await register();
  expect(screen.getByRole('heading', { name: 'Konto erstellen' })).toBeTruthy();
  expect([field('Name').value, field('E-Mail').value]).toEqual(['Eva Kern', email]);
});

test('F16: a paused project is said to be out of reach, and nothing of its page is shown', async () => {
  project.paused(signup);
  await register();
  expect(said().bad).toMatch(/^Unser Anmeldedienst ist gerade nicht erreichbar/);
  expect(document.body.textContent).not.toContain('paused');
});

test('F10: two submits make one account', async () => {
  project.answer(signup, held().answer);
  await openSignUp();
  fillIn(complete);
  fireEvent.submit(form());
  fireEvent.submit(form());
  await waitFor(() => expect(project.sentTo(signup)).toHaveLength(1));
  await click('Wird verarbeitet...');
  expect(project.sentTo(signup)).toHaveLength(1);
});
