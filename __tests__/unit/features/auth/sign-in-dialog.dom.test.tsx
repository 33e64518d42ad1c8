import { act, render, screen } from '@testing-library/react';
import SignInDialog from '../../../../src/features/auth/sign-in-dialog';
import { wrapRootElement } from '../../../../gatsby-browser';
import { click, send } from '../../../support/account/sign-in-page';
import { provideDialogs } from '../../../support/dialog';

jest.mock('../../../../src/features/auth/account', () => ({
  onSessionChange: () => undefined,
  connect: async () => undefined,
  signIn: async () => undefined,
}));

const told: string[] = [];

beforeEach(async () => {
  jest.useFakeTimers();
  provideDialogs();
  told.length = 0;
  const element = (
    <SignInDialog
      about="Sie bestellen: Video"
      onClose={() => told.push('closed')}
      onSuccess={() => told.push('signed in')}
    >
      <a href="/kontakt">Ohne Konto</a>
    </SignInDialog>
  );
  await act(async () => render(wrapRootElement({ element })));
});

test('its heading names it, in every mode', async () => {
  expect(screen.getByRole('dialog', { name: 'Anmelden' })).toBeTruthy();
  await click('Noch kein Konto? Hier registrieren');
  expect(screen.getByRole('dialog', { name: 'Konto erstellen' })).toBeTruthy();
});

test('one second after a sign-in it closes, and only then reports it', async () => {
  await send('Anmelden');
  expect(told).toEqual([]);
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(told).toEqual(['closed', 'signed in']);
});
