/** @jest-environment ./__tests__/support/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react';
import { Project } from '../../../support/account/project';
import { click, email, openForm, said, send } from '../../../support/account/sign-in-page';
import { field } from '../../../support/form-page';

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

const resendButton = 'Bestätigung erneut senden';
const sent = `Wenn es zu ${email} ein Konto gibt, ist der Link jetzt unterwegs. Sehen Sie auch im Spam-Ordner nach.`;
let project: Project;

const answer = () => waitFor(() => expect(said()).not.toEqual({ good: '', bad: '' }));

beforeEach(() => {
  localStorage.clear();
  project = new Project();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['Passwort vergessen?', 'Passwort vergessen', 'Link anfordern', '/auth/v1/recover'],
  [resendButton, resendButton, resendButton, '/auth/v1/resend'],
])('%s', (way, title, button, path) => {
  async function openMailForm() {
    openForm({ offerResend: true });
    await click(way);
  }

  test('asks for the address alone', async () => {
    await openMailForm();
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(field('E-Mail').required).toBe(true);
    expect(screen.queryByLabelText('Passwort')).toBeNull();
  });

  test('sends the address', async () => {
    project.json(path, 200, {});
    await openMailForm();
    await send(button, { 'E-Mail': email });
    await answer();
    expect(project.requests).toHaveLength(1);
    expect(project.sentTo(path)[0]?.body).toMatchObject({ email });
  });

  test('F22: success does not tell whether there is such an account', async () => {
    project.json(path, 200, {});
    await openMailForm();
    await send(button, { 'E-Mail': email });
    await answer();
    expect(said()).toEqual({ good: sent, bad: '' });
  });

  test('too many mails are refused in German', async () => {
    project.error(path, 429, 'over_email_send_rate_limit');
    await openMailForm();
    await send(button, { 'E-Mail': email });
    await answer();
    expect(said().bad).toBe('Wir haben eben schon eine E-Mail geschickt. Bitte warten Sie kurz.');
  });

  test('F16: an unreachable service is said in German, and the form can be sent again', async () => {
    await openMailForm();
    await send(button, { 'E-Mail': email });
    await answer();
    expect(said().bad).toMatch(/^Unser Anmeldedienst ist gerade nicht erreichbar/);
    expect(screen.getByRole('button', { name: button }).matches(':disabled')).toBe(false);
  });

  test('leads back to signing in', async () => {
    await openMailForm();
    await click('Bereits ein Konto? Hier anmelden');
    expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy();
  });
});

test('sending the confirmation again is offered when it turns out to be missing', async () => {
  project.error('/auth/v1/token', 400, 'email_not_confirmed');
  openForm();
  expect(screen.queryByRole('button', { name: resendButton })).toBeNull();
  await send('Anmelden');
  await answer();
  expect(said().bad).toMatch(/^Diese E-Mail-Adresse ist noch nicht bestätigt/);
  await click(resendButton);
  expect(screen.getByRole('heading', { name: resendButton })).toBeTruthy();
  expect(field('E-Mail').value).toBe(email);
});

test.each(['invalid_credentials', 'user_banned'])(
  'after %s there is nothing to confirm',
  async (code) => {
    project.error('/auth/v1/token', 400, code);
    openForm();
    await send('Anmelden');
    await answer();
    expect(screen.queryByRole('button', { name: resendButton })).toBeNull();
  },
);
