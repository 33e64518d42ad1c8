/** @jest-environment ./__tests__/support/browser-environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { openFreshPage } from '../../../support/account/fresh-page';
import { Project, held } from '../../../support/account/project';
import {
  session,
  sessionKey,
  storeCodeVerifier,
  storeSession,
} from '../../../support/account/session';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

const token = '/auth/v1/token';
const code = '3f1c9a52-8f61-4f0b-9a0c-1f5f0e5a7d21';
let project: Project;

/** Follows a link that leads to /auth/callback with this query and fragment. */
async function arrive(address: string) {
  window.history.replaceState(null, '', `/auth/callback${address}`);
  openFreshPage();
  const { AuthProvider } = await import('../../../../src/features/auth/auth-context');
  const { AuthCallback } = await import('../../../../src/features/auth/auth-callback');
  await act(async () =>
    render(
      <AuthProvider>
        <AuthCallback renderLinks={() => <a href="/">Zur Startseite</a>} />
      </AuthProvider>,
    ),
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const signInForm = () => screen.findByRole('form', { name: 'Anmelden' });
const address = () => window.location.pathname + window.location.search + window.location.hash;
const exchanges = () => project.sentTo(token).length;

const confirmed = 'Ihre E-Mail-Adresse ist bestätigt.';
const unreachable = 'Unser Anmeldedienst antwortet gerade nicht.';
const expired = 'Dieser Link ist abgelaufen.';
const invalid = 'Dieser Link gilt nicht mehr.';
const otherDevice = 'Bitte melden Sie sich an.';
const nothing = 'Hier endet der Weg aus unserer E-Mail.';
const newPassword = 'Vergeben Sie ein neues Passwort.';

beforeEach(() => {
  localStorage.clear();
  project = new Project();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('while the link is checked the page says so', async () => {
  storeCodeVerifier();
  project.answer(token, held().answer);
  await arrive(`?code=${code}`);
  expect(await heading('Einen Moment, bitte.')).toBeTruthy();
});

test('a good link confirms the address and signs in', async () => {
  storeCodeVerifier();
  project.json(token, 200, session());
  await arrive(`?code=${code}`);
  expect(await heading(confirmed)).toBeTruthy();
  expect(localStorage.getItem(sessionKey)).toContain('refresh-1');
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy();
});

test('the code is exchanged once and leaves the address', async () => {
  storeCodeVerifier();
  project.json(token, 200, session());
  await arrive(`?code=${code}&utm_source=mail#oben`);
  await heading(confirmed);
  expect(exchanges()).toBe(1);
  expect(address()).toBe('/auth/callback');
});

test('what has come of it gets the focus, so that it is read out', async () => {
  storeCodeVerifier();
  project.json(token, 200, session());
  await arrive(`?code=${code}`);
  expect(document.activeElement).toBe(await heading(confirmed));
});

test.each([
  ['an expired link', '?error=access_denied&error_code=otp_expired', expired],
  ['an expired link, in the fragment', '#error=access_denied&error_code=otp_expired', expired],
  ['a refused link', '?error=access_denied', invalid],
  ['a broken code', '?code=%3Cscript%3E', invalid],
  ['a link asked for on another device', `?code=${code}`, otherDevice],
  ['A03: somebody else’s session', '#access_token=eyJ&refresh_token=r&type=signup', otherDevice],
  ['no parameters', '', nothing],
])('F21: %s has its own words and the form to sign in', async (_what, link, words) => {
  await arrive(link);
  expect(await heading(words)).toBeTruthy();
  expect(await signInForm()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Bestätigung erneut senden' })).toBeTruthy();
  expect(address()).toBe('/auth/callback');
});

test('A03: a session in the fragment is not taken', async () => {
  await arrive('#access_token=eyJ&refresh_token=r&expires_in=3600&token_type=bearer&type=signup');
  await heading(otherDevice);
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(project.requests).toEqual([]);
});

test('A04: a stranger’s text is shown nowhere', async () => {
  await arrive('?error=access_denied&error_description=Rufen+Sie+0900+an#error_description=0900');
  await heading(invalid);
  expect(document.body.textContent).not.toContain('0900');
  expect(address()).toBe('/auth/callback');
});

test.each([
  [404, 'flow_state_not_found', invalid],
  [422, 'flow_state_expired', otherDevice],
  [400, 'bad_code_verifier', otherDevice],
  [422, 'validation_failed', invalid],
])('F21: the answer %i %s has its own words', async (status, errorCode, words) => {
  storeCodeVerifier();
  project.error(token, status, errorCode);
  await arrive(`?code=${code}`);
  expect(await heading(words)).toBeTruthy();
  expect(document.body.textContent).not.toContain('Raw');
});

test('F21: a reload with the session at hand says that nothing is left to do', async () => {
  storeSession();
  await arrive('');
  expect(await heading('Sie sind angemeldet.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('the link that signed somebody in is no dead end when it is opened once more', async () => {
  storeSession();
  await arrive('?error=access_denied&error_code=otp_expired');
  expect(await heading('Sie sind angemeldet.')).toBeTruthy();
  expect(address()).toBe('/auth/callback');
});

test('F16: while the service is down, the code stays in the address for a reload', async () => {
  storeCodeVerifier();
  project.json(token, 503, {});
  await arrive(`?code=${code}`);
  expect(await heading(unreachable)).toBeTruthy();
  expect(address()).toBe(`/auth/callback?code=${code}`);
});

test('F16: the same code can be tried again as soon as the service is back', async () => {
  storeCodeVerifier();
  project.paused(token);
  await arrive(`?code=${code}`);
  await heading(unreachable);
  project.json(token, 200, session());
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await heading(confirmed)).toBeTruthy();
  expect(project.sentTo(token).map(({ body }) => body.code_verifier)).toEqual([
    'geheimnis',
    'geheimnis',
  ]);
  expect(address()).toBe('/auth/callback');
});

test('a link for a new password leads to the form for it', async () => {
  storeCodeVerifier('recovery');
  project.json(token, 200, session());
  await arrive(`?code=${code}`);
  expect(await heading(newPassword)).toBeTruthy();
  expect(await screen.findByRole('form', { name: 'Neues Passwort' })).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Anmelden' })).toBeNull();
});

test('after the new password the page says that it is saved', async () => {
  storeCodeVerifier('recovery');
  project.json(token, 200, session());
  project.json('/auth/v1/user', 200, session().user);
  await arrive(`?code=${code}`);
  fireEvent.input(await screen.findByLabelText('Neues Passwort', { selector: 'input' }), {
    target: { value: 'geheim-genug' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Passwort speichern' }));
  expect(await heading('Ihr neues Passwort ist gespeichert.')).toBeTruthy();
});

test('signing in on the page says so, one second later', async () => {
  project.json(token, 200, session());
  await arrive('');
  await signInForm();
  fireEvent.input(screen.getByLabelText('E-Mail'), { target: { value: 'eva@kern.example' } });
  fireEvent.input(screen.getByLabelText('Passwort'), { target: { value: 'geheim-genug' } });
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await heading('Sie sind angemeldet.')).toBeTruthy();
});
