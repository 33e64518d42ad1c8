import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { openPage } from '../../../support/account/page';
import { project } from '../../../support/account/project';
import { storeSession, user } from '../../../support/account/session';

const logout = '/auth/v1/logout';

const open = () =>
  openPage(async () => {
    const { AccountLine } = await import('../../../../src/features/auth/account-line');
    return <AccountLine />;
  });

test('W06 it names the signed-in user until the user signs out', async () => {
  project.empty(logout);
  expect((await open()).container.textContent).toBe('');
  cleanup();
  storeSession();
  const { container } = await open();
  const button = await screen.findByRole('button', { name: 'Abmelden' });
  expect(container.textContent).toBe(`Angemeldet als ${user.email} Abmelden`);
  await act(async () => {
    fireEvent.click(button);
  });
  expect(container.textContent).toBe('Sie sind abgemeldet.');
  // The button is gone.
  expect(document.activeElement).toBe(container.querySelector('p'));
  // Signed in again, in another tab.
  storeSession();
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: null })));
  const again = await screen.findByRole('button', { name: 'Abmelden' });
  expect(again.matches(':disabled')).toBe(false);
});
