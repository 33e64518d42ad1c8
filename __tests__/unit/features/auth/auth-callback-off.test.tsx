import { render, screen } from '@testing-library/react';
import { AuthCallback } from '../../../../src/features/auth/auth-callback';
import { AuthProvider } from '../../../../src/features/auth/auth-context';
import { renderToString } from '../../../support/render-to-string';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () => ({ supabase: undefined }));

const page = (
  <AuthProvider>
    <AuthCallback renderLinks={() => <a href="/">Zur Startseite</a>} />
  </AuthProvider>
);

test('without a project the page says so and leads on', () => {
  window.history.replaceState(null, '', '/auth/callback?code=3f1c9a52-8f61-4f0b-9a0c');
  render(page);
  expect(
    screen.getByRole('heading', { name: 'Die Anmeldung ist gerade nicht in Betrieb.' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('F01: the markup of the server says what a browser without script can do', () => {
  expect(renderToString(page)).toContain('Zum Anmelden braucht Ihr Browser JavaScript.');
});
