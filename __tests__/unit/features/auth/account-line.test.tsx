/** @jest-environment ./__tests__/support/browser-environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { openFreshPage } from '../../../support/account/fresh-page';
import { Project, held } from '../../../support/account/project';
import { storeSession } from '../../../support/account/session';

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

let project: Project;

async function openPage() {
  openFreshPage();
  const { AuthProvider } = await import('../../../../src/features/auth/auth-context');
  const { AccountLine } = await import('../../../../src/features/auth/account-line');
  return act(async () =>
    render(
      <AuthProvider>
        <AccountLine />
      </AuthProvider>,
    ),
  );
}

const signOutButton = () => screen.findByRole('button', { name: 'Abmelden' });

beforeEach(() => {
  localStorage.clear();
  project = new Project();
});

test('it says nothing while nobody is signed in', async () => {
  const { container } = await openPage();
  expect(container.textContent).toBe('');
});

test('it says who is signed in', async () => {
  storeSession();
  const { container } = await openPage();
  await signOutButton();
  expect(container.textContent).toBe('Angemeldet als eva@kern.example Abmelden');
});

test('signing out takes it away', async () => {
  project.answer('/auth/v1/logout', async () => new Response(null, { status: 204 }));
  storeSession();
  const { container } = await openPage();
  const button = await signOutButton();
  await act(async () => {
    fireEvent.click(button);
  });
  expect(container.textContent).toBe('');
});

test('while signing out, the button is locked', async () => {
  project.answer('/auth/v1/logout', held().answer);
  storeSession();
  await openPage();
  const button = await signOutButton();
  fireEvent.click(button);
  expect(button.matches(':disabled')).toBe(true);
});
