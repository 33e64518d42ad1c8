/** @jest-environment ./__tests__/support/browser-environment.ts */
import { render, screen } from '@testing-library/react';
import { AuthProvider } from '../../../../src/features/auth/auth-context';
import { AuthCallbackSection } from '../../../../src/templates/registry/auth-callback-section';
import { Project } from '../../../support/account/project';
import { session, storeCodeVerifier } from '../../../support/account/session';
import { resolved } from '../../../support/sections';

jest.mock('gatsby', () => jest.requireActual('../../../support/gatsby'));
jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

const section = resolved('auth-callback', {
  purchase: '/services/video',
  actions: [
    { label: 'Zu den Videopaketen', to: '/services/video#pakete' },
    { label: 'Kontakt aufnehmen', to: '/kontaktinformationen' },
  ],
});

/** Confirms an address and reads where the page leads from there. */
async function ways() {
  storeCodeVerifier();
  new Project().json('/auth/v1/token', 200, session());
  window.history.replaceState(null, '', '/auth/callback?code=3f1c9a52-8f61-4f0b-9a0c');
  const found = await section;
  render(
    <AuthProvider>
      <AuthCallbackSection section={found} />
    </AuthProvider>,
  );
  await screen.findByRole('heading', { name: 'Ihre E-Mail-Adresse ist bestätigt.' });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('a confirmed address leads back to the purchase that was begun', async () => {
  localStorage.setItem('checkoutProduct', 'video-hero');
  expect(await ways()).toEqual([
    ['Weiter zu Ihrer Bestellung', '/services/video#bestellen-video-hero'],
  ]);
});

test('without a purchase it leads to the packages and to the contact form', async () => {
  localStorage.removeItem('checkoutProduct');
  expect(await ways()).toEqual([
    ['Zu den Videopaketen', '/services/video#pakete'],
    ['Kontakt aufnehmen', '/kontaktinformationen'],
  ]);
});
