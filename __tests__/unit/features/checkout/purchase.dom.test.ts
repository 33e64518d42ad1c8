import { contactAddress } from '../../../../src/features/checkout/order';
import { breakSdk, repairSdk } from '../../../support/account/page';
import { project } from '../../../support/account/project';
import { session, storeSession } from '../../../support/account/session';
import { product } from '../../../support/products';

const path = '/functions/v1/stripe-checkout';
const paymentPage = 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3#fid';
const order = 'cs_test_a1B2c3D4e5';
const noAddress = 'Keine Checkout-URL erhalten';
const refused = 'Checkout-Fehler: Diese Bestellung wurde nicht angenommen.';
const signIn =
  'Checkout-Fehler: Ihre Anmeldung gilt nicht mehr. Bitte melden Sie sich ab und neu an.';
const justPaid =
  'Checkout-Fehler: Dieses Paket haben Sie eben bezahlt. Die Bestätigung kommt per E-Mail.';
const unavailable = 'Checkout-Fehler: Der Zahlungsdienst ist gerade nicht erreichbar.';

/** Begins a purchase on a page that has just been opened. */
async function begin(
  key = product.key,
  currentSession = async (): Promise<object | undefined> => session(),
) {
  jest.resetModules();
  const { beginPurchase } = await import('../../../../src/features/checkout/purchase');
  return beginPurchase(key, currentSession);
}

beforeEach(() => {
  storeSession();
  window.history.replaceState(null, '', '/services/video?utm_source=mail#bestellen');
});

test('a signed-in user goes on to the payment page; the function gets what the contract names', async () => {
  project.json(path, 200, { url: paymentPage, id: 'cs_test_a1B2c3' });
  expect(await begin()).toEqual({ to: 'payment', address: paymentPage });
  const [request, ...others] = project.requests;
  expect(others).toEqual([]);
  expect([request?.method, request?.address]).toEqual(['POST', path]);
  expect(request?.body).toEqual({
    price_id: product.priceId,
    success_url: 'http://localhost/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/services/video?utm_source=mail',
    mode: product.mode,
  });
  expect(request?.headers.get('authorization')).toBe(`Bearer ${session().access_token}`);
  expect(request?.headers.get('apikey')).toBe(process.env.GATSBY_SUPABASE_ANON_KEY);
});

test('F17: everyone else goes on to the contact form with the order', async () => {
  expect(await begin(product.key, async () => undefined)).toEqual({
    to: 'contact-form',
    address: contactAddress(product),
  });
  expect(project.requests).toEqual([]);
});

test.each(['video', 'constructor', '__proto__'])('"%s" is no product', async (key) => {
  const currentSession = jest.fn();
  await expect(begin(key, currentSession)).rejects.toMatchObject({
    name: 'CheckoutFailure',
    message: 'Produkt nicht gefunden',
  });
  expect(currentSession).not.toHaveBeenCalled();
});

test('F3 F16: when it cannot be found out who is signed in, that is the reason', async () => {
  const failing = begin(product.key, () => Promise.reject(new Error('Raw reason')));
  await expect(failing).rejects.toMatchObject({
    name: 'CheckoutFailure',
    message:
      'Checkout-Fehler: Unser Anmeldedienst antwortet gerade nicht. Bitte versuchen Sie es in einem Augenblick noch einmal.',
  });
});

test.each([
  [400, refused],
  [401, signIn],
  [403, signIn],
  [409, justPaid],
  [500, unavailable],
])('F23: the answer %i has a German reason of our own', async (status, message) => {
  project.json(path, status, { error: 'sk_live_secret' });
  await expect(begin()).rejects.toMatchObject({ name: 'CheckoutFailure', message });
});

test.each([
  ['with its number', { session_id: order }, `/success?session_id=${order}`],
  ['without one', {}, '/success'],
  ['with a stranger’s text', { session_id: 'cs_test_"><script>' }, '/success'],
])('S09 an order that was just paid is told of, %s', async (_what, answer, placed) => {
  project.json(path, 409, { error: 'payment_in_progress', ...answer });
  await expect(begin()).rejects.toMatchObject({ placed });
});

test.each([
  ['a paused project', () => project.paused(path)],
  ['a broken network', () => undefined],
  ['a failed download', breakSdk],
])('F16: %s is unavailable', async (_what, prepare) => {
  prepare();
  await expect(begin()).rejects.toThrow(unavailable);
  repairSdk();
});

test.each([
  ['no url', {}],
  ['a path', { url: '/success' }],
  ['null', null],
  ['a page', '<h1>Hotelnetz: bitte anmelden</h1>'],
  ['a script', { url: 'javascript:alert(1)' }],
  ['an insecure address', { url: 'http://checkout.stripe.com/c/pay' }],
  ['a longer host', { url: 'https://checkout.stripe.com.evil.example/c/pay' }],
  ['a host behind userinfo', { url: 'https://checkout.stripe.com@evil.example/c/pay' }],
  ['this machine', { url: 'http://localhost:9010/pay' }],
])('F23: %s is no address to pay at', async (_what, answer) => {
  project.json(path, 200, answer);
  await expect(begin()).rejects.toThrow(noAddress);
});

test.each([
  ['their payment page is one', 'http://localhost:9010', '/stripe/pay/cs_test_1', true],
  ['F23: another port is not', 'http://localhost:9010', 'http://localhost:9011/', false],
  ['F23: a hosted project is not', 'https://projekt.supabase.co', '/pay/cs_test_1', false],
])('local services have pages to pay at: %s', async (_what, origin, page, isTaken) => {
  const supabase = { url: origin, anonKey: 'key' };
  jest.doMock('../../../../src/config/env', () => ({ supabase }));
  const { href } = new URL(page, origin);
  project.json(path, 200, { url: href });
  const begun = begin();
  if (isTaken) expect(await begun).toEqual({ to: 'payment', address: href });
  else await expect(begun).rejects.toThrow(noAddress);
  jest.dontMock('../../../../src/config/env');
});
