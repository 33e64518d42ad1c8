import { screen, waitFor } from '@testing-library/react';
import { modeMessages } from '../../../../src/features/auth/messages';
import { project } from '../../../support/account/project';
import { click, email, openForm, said, send } from '../../../support/account/sign-in-page';
import { field } from '../../../support/form-page';

const resendButton = modeMessages.resend.submit;
const answer = () => waitFor(() => expect(said()).not.toEqual({ good: '', bad: '' }));

describe.each([
  ['Passwort vergessen?', modeMessages.forgot, '/auth/v1/recover'],
  [resendButton, modeMessages.resend, '/auth/v1/resend'],
])('%s', (way, { title, submit }, path) => {
  /** Opens the form, fills in the address and sends it. */
  async function requestMail() {
    await openForm({ offerResend: true });
    await click(way);
    await send(submit, { 'E-Mail': email });
    await answer();
  }

  test('asks for the address alone, and leads back to signing in', async () => {
    await openForm({ offerResend: true });
    await click(way);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
    expect(field('E-Mail').required).toBe(true);
    expect(screen.queryByLabelText('Passwort')).toBeNull();
    // What it is cannot be chosen again.
    expect(screen.getAllByRole('button')).toHaveLength(3);
    await click('Bereits ein Konto? Hier anmelden');
    expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy();
  });

  test('F22: sends the address, and does not tell whether there is such an account', async () => {
    project.json(path, 200, {});
    await requestMail();
    expect(project.requests).toHaveLength(1);
    expect(project.sentTo(path)[0]?.body).toMatchObject({ email });
    expect(said().good).toMatch(new RegExp(`^Wenn es zu ${email} ein Konto gibt`));
  });
});

test('resending the confirmation is offered once it proves to be missing', async () => {
  project.error('/auth/v1/token', 400, 'email_not_confirmed');
  await openForm();
  expect(screen.queryByRole('button', { name: resendButton })).toBeNull();
  await send('Anmelden');
  await answer();
  project.error('/auth/v1/token', 400, 'invalid_credentials');
  await send('Anmelden');
  await answer();
  await click(resendButton);
  expect(screen.getByRole('heading', { name: resendButton })).toBeTruthy();
  expect(field('E-Mail').value).toBe(email);
});
