import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { contactAddress } from '../../../src/features/checkout/order';
import { openPage } from '../../support/account/page';
import { project } from '../../support/account/project';
import { session, storeSession, user } from '../../support/account/session';
import { blockStorage } from '../../support/blocked-storage';
import { formatEuro } from '../../../src/lib/format';
import { contentOf } from '../../support/content';
import { provideDialogs } from '../../support/dialog';
import { fillIn } from '../../support/form-page';
import { head, position, resolved } from '../../support/sections';
import { otherProduct, product } from '../../support/products';

const mockOpened: string[] = [];
jest.mock('../../../src/lib/open-external', () => ({
  openExternal: (address: string) => mockOpened.push(address),
}));

const path = '/functions/v1/stripe-checkout';
const paymentPage = 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3';
const section = resolved('video-packages', { ...head, orderLabel: 'Paket bestellen' });

/** Opens the page. @returns how many packages it offers */
async function open() {
  const { packages, ...rest } = await section;
  await openPage(async () => {
    const { PaidVideoPackages } = await import('../../../src/registry/paid-video-packages');
    return <PaidVideoPackages section={{ packages, ...rest }} position={position} />;
  });
  return packages.length;
}

const click = (role: 'button' | 'link', words: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name: `${words} (${product.name})` }));
  });

/** Chooses the product and opens the sign-in for it. */
async function openSignIn() {
  await click('link', 'Online bezahlen');
  return screen.findByRole('dialog', { name: 'Anmelden' });
}

/** Signs in to pay for the product. */
async function signInToPay() {
  const dialog = await openSignIn();
  expect(dialog.textContent).toContain(`${product.name}, ${formatEuro(product.price)}`);
  fillIn({ 'E-Mail': user.email, Passwort: 'geheim-genug' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Anmelden' }));
}

/** Waits for the payment page, and makes sure that only the chosen product is paid there. */
async function expectPayment() {
  await waitFor(() => expect(mockOpened).toEqual([paymentPage]));
  expect(project.sentTo(path).map(({ body }) => body.price_id)).toEqual([product.priceId]);
}

const chosen = () => localStorage.getItem('checkoutProduct');

beforeEach(() => {
  mockOpened.length = 0;
  jest.mocked(navigate).mockReset();
  jest.spyOn(window, 'open').mockReturnValue(null);
  provideDialogs();
  project.json('/auth/v1/token', 200, session());
  project.json(path, 200, { url: paymentPage });
});

test('signed out, each package names itself on its order button and can be paid online', async () => {
  const count = await open();
  expect(screen.getAllByRole('link', { name: /^Online bezahlen/ })).toHaveLength(count);
  const vat = contentOf('site').vatOnline.replaceAll('\u00a0', ' ');
  expect(screen.getAllByText(vat)).toHaveLength(count);
  const order = screen.getAllByRole('link', { name: /^\S+-Paket bestellen \(/ });
  expect(order.map(({ textContent }) => textContent.split('-')[0])).toEqual(
    contentOf('video-packages').map(({ title }) => title),
  );
});

test('a session that is found after all leads straight to the payment', async () => {
  await open();
  storeSession();
  await click('link', 'Online bezahlen');
  await expectPayment();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('signed in, each package can be ordered; signing out brings the way without an account back', async () => {
  project.empty('/auth/v1/logout');
  storeSession();
  localStorage.setItem('checkoutProduct', otherProduct.key);
  const count = await open();
  expect(await screen.findByText(/^Angemeldet als/)).toBeTruthy();
  const buttons = screen.getAllByRole('button', { name: /^Zahlungspflichtig/ });
  expect(buttons).toHaveLength(count);
  // The one that was chosen before signing in stands out.
  const main = buttons.filter(({ className }) => className.includes('primary'));
  expect(main.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(otherProduct.name),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(await screen.findAllByRole('link', { name: /^Online bezahlen/ })).toHaveLength(count);
});

test.each([
  ['signing in leads to the payment of the chosen package', () => undefined, null],
  ['F14: so does signing in with blocked storage', () => blockStorage(), product.key],
  [
    'a package chosen in another tab is not paid here',
    () => localStorage.setItem('checkoutProduct', otherProduct.key),
    null,
  ],
])('%s', async (_what, meanwhile, left) => {
  await open();
  jest.useFakeTimers(); // a second passes before the dialog closes
  await signInToPay();
  meanwhile();
  expect(await screen.findByText('Anmeldung erfolgreich!')).toBeTruthy();
  await expectPayment();
  expect(screen.queryByRole('dialog')).toBeNull();
  jest.restoreAllMocks();
  expect(chosen()).toBe(left);
});

test('closing the sign-in buys nothing; the choice is kept for the link in the e-mail', async () => {
  await open();
  await openSignIn();
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(project.requests).toEqual([]);
  expect(chosen()).toBe(product.key);
});

test('a build without a project offers no sign-in and leads to the contact form', async () => {
  jest.doMock('../../../src/config/env', () => ({ supabase: undefined }));
  await open();
  jest.dontMock('../../../src/config/env');
  await click('link', 'Ohne Konto bestellen');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(contactAddress(product)));
});
