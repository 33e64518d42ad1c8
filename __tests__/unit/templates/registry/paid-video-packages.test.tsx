/** @jest-environment ./__tests__/support/browser-environment.ts */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { openFreshPage } from '../../../support/account/fresh-page';
import { Project } from '../../../support/account/project';
import { session, storeSession } from '../../../support/account/session';
import { contentOf } from '../../../support/content';
import { provideDialogs } from '../../../support/dialog';
import { fillIn } from '../../../support/form-page';
import { head, position, resolved } from '../../../support/sections';

const mockNavigate = jest.fn();
const mockLeaveTo = jest.fn();
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('../../../support/gatsby'),
  navigate: (address: string) => mockNavigate(address),
}));
jest.mock('../../../../src/lib/open-external', () => ({
  openExternal: (address: string) => mockLeaveTo(address),
}));
jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

const path = '/functions/v1/stripe-checkout';
const paymentPage = 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3';
const hero = '(KI-Produktvideo Hero)';
const section = resolved('video-packages', { ...head, orderLabel: 'Paket bestellen' });
let project: Project;

async function openPage() {
  openFreshPage();
  const { AuthProvider } = await import('../../../../src/features/auth/auth-context');
  const { PaidVideoPackages } =
    await import('../../../../src/templates/registry/paid-video-packages');
  const packages = await section;
  await act(async () =>
    render(
      <AuthProvider>
        <PaidVideoPackages section={packages} position={position} />
      </AuthProvider>,
    ),
  );
  return packages;
}

const click = (role: 'button' | 'link', name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
  });

/** Wants to pay for the hero package, and signs in for that. */
async function signInToPay() {
  await click('button', `Anmelden und sofort bezahlen ${hero}`);
  const dialog = await screen.findByRole('dialog', { name: 'Anmelden' });
  fillIn({ 'E-Mail': 'eva@kern.example', Passwort: 'geheim-genug' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Anmelden' }));
}

/** Waits until the payment page is asked for. @returns everything that was asked of the function, by price */
async function paidFor() {
  await waitFor(() => expect(mockLeaveTo.mock.calls).toEqual([[paymentPage]]));
  return project.sentTo(path).map(({ body }) => body.price_id);
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  project = new Project();
  project.json('/auth/v1/token', 200, session());
  project.json(path, 200, { url: paymentPage });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'open').mockReturnValue(null);
  provideDialogs();
});

afterEach(() => jest.restoreAllMocks());

test('nobody signed in: each package can be paid online, with or without an account', async () => {
  await openPage();
  expect(screen.getAllByRole('link', { name: /^Online bezahlen/ })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: /^Anmelden und sofort bezahlen/ })).toHaveLength(3);
  expect(screen.queryByText(/^Angemeldet als/)).toBeNull();
});

test('without an account, paying online leads to the contact form', async () => {
  await openPage();
  await click('link', `Online bezahlen ${hero}`);
  expect(mockNavigate).toHaveBeenCalledTimes(1);
  expect(mockNavigate.mock.calls[0]?.[0]).toMatch(
    /^\/kontaktinformationen\?product=KI-Produktvideo\+Hero&price=880&message=/,
  );
  expect(project.requests).toEqual([]);
});

test('signed in: it says so, and each package can be ordered', async () => {
  storeSession();
  await openPage();
  expect(await screen.findByText(/^Angemeldet als/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Zahlungspflichtig bestellen/ })).toHaveLength(3);
  await click('button', `Zahlungspflichtig bestellen ${hero}`);
  expect(await paidFor()).toEqual(['price_video_hero']);
});

test('signing in leads to the payment of the chosen package, and no further', async () => {
  await openPage();
  await signInToPay();
  expect(await screen.findByText('Anmeldung erfolgreich!')).toBeTruthy();
  expect(await paidFor()).toEqual(['price_video_hero']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('checkoutProduct')).toBeNull();
});

test('F14: with blocked storage signing in leads to the payment as well', async () => {
  await openPage();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await signInToPay();
  expect(await paidFor()).toEqual(['price_video_hero']);
});

test('what is chosen in another tab meanwhile is not paid here', async () => {
  await openPage();
  await signInToPay();
  localStorage.setItem('checkoutProduct', 'video-basic');
  expect(await paidFor()).toEqual(['price_video_hero']);
});

test('closing the sign-in buys nothing; the chosen package is kept for the link of the e-mail', async () => {
  await openPage();
  await click('button', `Anmelden und sofort bezahlen ${hero}`);
  await screen.findByRole('dialog');
  await click('button', 'Schließen');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(project.requests).toEqual([]);
  expect(localStorage.getItem('checkoutProduct')).toBe('video-hero');
});

test('F23: what goes wrong is said with the package it belongs to, and the fallback form opens', async () => {
  project.json(path, 502, {});
  storeSession();
  await openPage();
  await screen.findByText(/^Angemeldet als/);
  await click('button', `Zahlungspflichtig bestellen ${hero}`);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Checkout-Fehler:');
  expect(alert.parentElement?.id).toBe('bestellen-video-hero');
  expect(window.open).toHaveBeenCalledWith(contentOf('site').external.fallbackForm, '_blank');
});

test('signing out brings the way without an account back', async () => {
  project.answer('/auth/v1/logout', async () => new Response(null, { status: 204 }));
  storeSession();
  await openPage();
  fireEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));
  expect(await screen.findAllByRole('link', { name: /^Online bezahlen/ })).toHaveLength(3);
});
