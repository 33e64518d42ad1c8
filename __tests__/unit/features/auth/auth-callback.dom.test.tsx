import { fireEvent, render, screen } from '@testing-library/react';
import { newPage, openPage } from '../../../support/account/page';
import { project } from '../../../support/account/project';
import {
  session,
  sessionKey,
  storeCodeVerifier,
  storeSession,
  user,
} from '../../../support/account/session';
import { fillIn } from '../../../support/form-page';

const token = '/auth/v1/token';
const code = '3f1c9a52-8f61-4f0b-9a0c-1f5f0e5a7d21';

async function page() {
  const { AuthCallback } = await import('../../../../src/features/auth/auth-callback');
  return <AuthCallback renderLinks={() => <a href="/">Zur Startseite</a>} />;
}

/** Follows a link that leads to /auth/callback with this query and fragment. */
function arrive(address: string) {
  window.history.replaceState(null, '', `/auth/callback${address}`);
  return openPage(page);
}

/** Follows a link of this browser while the service exchanges its code for a session. */
function arriveWithCode(kind?: 'recovery') {
  storeCodeVerifier(kind);
  return arrive(`?code=${code}&utm_source=mail#oben`);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const signInForm = () => screen.findByRole('form', { name: 'Anmelden' });
const address = () => window.location.href.replace(window.location.origin, '');

const confirmed = 'Ihre E-Mail-Adresse ist bestätigt.';
const unreachable = 'Unser Anmeldedienst antwortet gerade nicht.';
const expired = 'Dieser Link ist abgelaufen.';
const invalid = 'Dieser Link gilt nicht mehr.';
const otherDevice = 'Bitte melden Sie sich an.';
const nothing = 'Hier melden Sie sich an.';
const signedIn = 'Sie sind angemeldet.';

test('a good link signs in, is exchanged once and leaves the address; the result has the focus', async () => {
  project.json(token, 200, session());
  await arriveWithCode();
  expect(document.activeElement).toBe(await heading(confirmed));
  expect(localStorage.getItem(sessionKey)).toContain('refresh-1');
  expect(project.sentTo(token)).toHaveLength(1);
  expect(address()).toBe('/auth/callback');
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy();
});

test.each([
  ['an expired link', '?error=access_denied&error_code=otp_expired', expired],
  ['A04: a refused link', '?error=access_denied&error_description=Rufen+Sie+0900+an', invalid],
  ['a link requested on another device', `?code=${code}`, otherDevice],
  ['A03: a foreign session', '#access_token=eyJ&refresh_token=r&type=signup', otherDevice],
  ['no parameters', '', nothing],
])('F21: %s has its own text and the form to sign in', async (_what, link, text) => {
  await arrive(link);
  expect(await heading(text)).toBeTruthy();
  expect(await signInForm()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Bestätigung erneut senden' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('0900');
  expect(address()).toBe('/auth/callback');
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(project.requests).toEqual([]);
});

test.each([
  [404, 'flow_state_not_found', invalid],
  [422, 'flow_state_expired', otherDevice],
])('F21: the answer %i %s has its own text', async (status, errorCode, text) => {
  project.error(token, status, errorCode);
  await arriveWithCode();
  expect(await heading(text)).toBeTruthy();
  expect(localStorage.getItem(`${sessionKey}-code-verifier`)).toBeTruthy();
  expect(document.body.textContent).not.toContain('Raw');
});

test.each([
  ['F21: a reload', ''],
  ['opening the same link again', '?error=access_denied&error_code=otp_expired'],
])('%s while signed in is no dead end', async (_what, link) => {
  storeSession();
  await arrive(link);
  expect(await heading(signedIn)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(address()).toBe('/auth/callback');
});

test('F16: while the service is down the code stays for a reload, and can be tried again', async () => {
  project.paused(token);
  await arriveWithCode('recovery');
  await heading(unreachable);
  expect(address()).toContain(`/auth/callback?code=${code}`);
  project.json(token, 200, session());
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  // That it was a link for a new password is kept with the secret.
  expect(await heading('Vergeben Sie ein neues Passwort.')).toBeTruthy();
  const sent = { auth_code: code, code_verifier: 'geheimnis' };
  expect(project.sentTo(token).map(({ body }) => body)).toEqual([sent, sent]);
  expect(address()).toBe('/auth/callback');
});

test('a link for a new password leads to its form, and on from there', async () => {
  project.json(token, 200, session());
  project.json('/auth/v1/user', 200, user);
  await arriveWithCode('recovery');
  expect(await heading('Vergeben Sie ein neues Passwort.')).toBeTruthy();
  const form = await screen.findByRole('form', { name: 'Neues Passwort' });
  expect(screen.queryByRole('form', { name: 'Anmelden' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  const field = screen.getByLabelText('Neues Passwort', { selector: 'input' });
  expect(field).toMatchObject({ type: 'password', minLength: 6, autocomplete: 'new-password' });
  // Whose it is, for password managers.
  const account = form.querySelector('input[autocomplete="username"]');
  expect(account).toMatchObject({ value: user.email, hidden: true });
  fireEvent.input(field, { target: { value: 'geheim-genug' } });
  fireEvent.click(screen.getByRole('button', { name: 'Passwort speichern' }));
  expect(await heading('Ihr neues Passwort ist gespeichert.')).toBeTruthy();
});

test('after signing in on the page it says so', async () => {
  project.json(token, 200, session());
  await arrive('');
  await signInForm();
  jest.useFakeTimers(); // a second passes before the form is done
  fillIn({ 'E-Mail': user.email, Passwort: 'geheim-genug' });
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await heading(signedIn)).toBeTruthy();
});

test('in a build without a project the page says so and leads on', async () => {
  jest.doMock('../../../../src/config/env', () => ({ supabase: undefined }));
  const off = await newPage(page);
  jest.dontMock('../../../../src/config/env');
  render(off);
  expect(await heading('Die Anmeldung ist gerade nicht in Betrieb.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

describe('H02 a link with a button', () => {
  const verify = '/auth/v1/verify';
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  const linkOf = (type: string) => `?token_hash=pkce_0123456789abcdef&type=${type}`;

  test.each(['email', 'recovery'])('of the kind %s is used up by a press only', async (type) => {
    project.json(verify, 200, session());
    project.json('/auth/v1/user', 200, user);
    await arrive(linkOf(type));
    await heading('Nur noch ein Klick.');
    expect(screen.queryByRole('link')).toBeNull();
    expect(project.requests).toEqual([]);
    // For a reload, or another program that opens it first.
    expect(address()).toContain('token_hash');
    press();
    await heading(type === 'recovery' ? 'Vergeben Sie ein neues Passwort.' : confirmed);
    const [sent] = project.sentTo(verify);
    expect(sent?.body).toMatchObject({ token_hash: 'pkce_0123456789abcdef', type });
    expect(address()).toBe('/auth/callback');
  });

  test('that is used, too old or not the newest says so', async () => {
    project.error(verify, 403, 'otp_expired');
    await arrive(linkOf('recovery'));
    press();
    await heading(expired);
    expect(screen.getByText(/gilt nur der Link aus der neuesten/)).toBeTruthy();
    expect(await signInForm()).toBeTruthy();
  });
});
