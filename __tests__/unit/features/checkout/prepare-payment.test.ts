/** @jest-environment ./__tests__/support/browser-environment.ts */
import { findProduct, preparePayment } from '../../../../src/features/checkout/order';
import { Project } from '../../../support/account/project';
import { session, storeSession } from '../../../support/account/session';
import { supabase } from '../../../support/account/settings';

jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

const path = '/functions/v1/stripe-checkout';
const paymentPage = 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3#fid';
const noAddress = 'Keine Checkout-URL erhalten';
const unavailable = 'Checkout-Fehler: Der Zahlungsdienst ist gerade nicht erreichbar.';
const prepare = () => preparePayment(findProduct('video-basic'));
let project: Project;

beforeEach(() => {
  localStorage.clear();
  storeSession();
  project = new Project();
  window.history.replaceState(null, '', '/services/video?utm_source=mail#bestellen-video-basic');
});

test('the address of the payment page comes back', async () => {
  project.json(path, 200, { url: paymentPage, id: 'cs_test_a1B2c3' });
  expect(await prepare()).toBe(paymentPage);
});

test('the function gets exactly what the contract names', async () => {
  project.json(path, 200, { url: paymentPage });
  await prepare();
  expect(project.requests.map(({ method, address, body }) => [method, address, body])).toEqual([
    [
      'POST',
      path,
      {
        price_id: 'price_video_basic',
        success_url: 'http://localhost/success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost/services/video?utm_source=mail',
        mode: 'payment',
      },
    ],
  ]);
});

test('the function learns who is buying', async () => {
  project.json(path, 200, { url: paymentPage });
  await prepare();
  const headers = project.requests[0]?.headers;
  expect(headers?.get('authorization')).toBe(`Bearer ${session().access_token}`);
  expect(headers?.get('apikey')).toBe(supabase.anonKey);
});

test.each([
  [401, 'Checkout-Fehler: Ihre Anmeldung gilt nicht mehr. Bitte melden Sie sich ab und neu an.'],
  [403, 'Checkout-Fehler: Ihre Anmeldung gilt nicht mehr. Bitte melden Sie sich ab und neu an.'],
  [400, 'Checkout-Fehler: Diese Bestellung wurde nicht angenommen.'],
  [413, 'Checkout-Fehler: Diese Bestellung wurde nicht angenommen.'],
  [500, unavailable],
  [502, unavailable],
])(
  'F23: the answer %i is said in German, without what the function wrote',
  async (status, words) => {
    project.json(path, status, { error: 'sk_live_secret' });
    await expect(prepare()).rejects.toMatchObject({ name: 'CheckoutFailure', message: words });
  },
);

test('F16: a paused project is said to be out of reach', async () => {
  project.paused(path);
  await expect(prepare()).rejects.toThrow(unavailable);
});

test('F16: a broken network is said to be out of reach', async () => {
  await expect(prepare()).rejects.toThrow(unavailable);
});

test.each([
  ['no url', {}],
  ['an error instead', { error: 'stripe_unavailable' }],
  ['an empty url', { url: '' }],
  ['a url that is none', { url: 'checkout' }],
  ['a path', { url: '/success' }],
  ['a number', { url: 7 }],
  ['a list', []],
  ['null', null],
  ['a text', 'https://checkout.stripe.com/'],
  ['a script', { url: 'javascript:alert(1)' }],
  ['data', { url: 'data:text/html,<h1>Zahlen</h1>' }],
  ['an insecure address', { url: 'http://checkout.stripe.com/c/pay' }],
  ['a longer host', { url: 'http://checkout.stripe.com.evil.example/c/pay' }],
  ['a secure longer host', { url: 'https://checkout.stripe.com.evil.example/c/pay' }],
  ['a host behind userinfo', { url: 'https://checkout.stripe.com@evil.example/c/pay' }],
  ['a host before a backslash', { url: 'https://evil.example\\@checkout.stripe.com/' }],
  ['another host of Stripe', { url: 'https://stripe.com/c/pay' }],
  ['another port', { url: 'https://checkout.stripe.com:8443/c/pay' }],
  ['no scheme', { url: '//checkout.stripe.com/c/pay' }],
  ['this machine', { url: 'http://localhost:9010/pay' }],
])('F23: %s is no address to pay at', async (_what, answer) => {
  project.json(path, 200, answer);
  await expect(prepare()).rejects.toThrow(noAddress);
});

test('F23: a page instead of an answer is no address to pay at', async () => {
  project.answer(path, async () => new Response('<h1>Hotelnetz: bitte anmelden</h1>'));
  await expect(prepare()).rejects.toThrow(noAddress);
});
