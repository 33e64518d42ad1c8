import { act, fireEvent, screen } from '@testing-library/react';
import { openPage } from '../../../support/account/page';
import { project } from '../../../support/account/project';
import { storeSession, user } from '../../../support/account/session';

const logout = '/auth/v1/logout';

const open = () =>
  openPage(async () => {
    const { AccountLine } = await import('../../../../src/features/auth/account-line');
    return <AccountLine />;
  });
const signOutButton = () => screen.findByRole('button', { name: 'Abmelden' });

test('it says nothing while nobody is signed in', async () => {
  const { container } = await open();
  expect(container.textContent).toBe('');
});

test('W06 it names the signed-in user until the user signs out', async () => {
  project.empty(logout);
  storeSession();
  const { container } = await open();
  const button = await signOutButton();
  expect(container.textContent).toBe(`Angemeldet als ${user.email} Abmelden`);
  await act(async () => {
    fireEvent.click(button);
  });
  expect(container.textContent).toBe('Sie sind abgemeldet.');
  // The button is gone.
  expect(document.activeElement).toBe(container.querySelector('p'));
});

test('while signing out, the button is locked', async () => {
  project.hold(logout);
  storeSession();
  await open();
  const button = await signOutButton();
  fireEvent.click(button);
  expect(button.matches(':disabled')).toBe(true);
});
