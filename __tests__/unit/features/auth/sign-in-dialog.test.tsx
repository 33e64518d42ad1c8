import { act, render, screen } from '@testing-library/react';
import { AuthProvider } from '../../../../src/features/auth/auth-context';
import SignInDialog from '../../../../src/features/auth/sign-in-dialog';
import { click, send } from '../../../support/account/sign-in-page';
import { provideDialogs } from '../../../support/dialog';

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);
jest.mock('../../../../src/features/auth/account', () => ({
  connect: async () => undefined,
  signIn: async () => undefined,
}));

const told: string[] = [];

beforeAll(provideDialogs);

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  render(
    <AuthProvider>
      <SignInDialog onClose={() => told.push('closed')} onSuccess={() => told.push('signed in')} />
    </AuthProvider>,
  );
});

afterEach(() => jest.useRealTimers());

test('its heading names it, in every mode', async () => {
  expect(screen.getByRole('dialog', { name: 'Anmelden' })).toBeTruthy();
  await click('Noch kein Konto? Hier registrieren');
  expect(screen.getByRole('dialog', { name: 'Konto erstellen' })).toBeTruthy();
});

test('one second after a sign-in it closes, and then tells so', async () => {
  await send('Anmelden');
  expect(told).toEqual([]);
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(told).toEqual(['closed', 'signed in']);
});

test('closed by hand it tells nothing more', async () => {
  await click('Schließen');
  expect(told).toEqual(['closed']);
});
