/** @jest-environment ./__tests__/support/browser-environment.ts */
import { act, renderHook } from '@testing-library/react';
import { navigate } from 'gatsby';
import { contactAddress, findProduct } from '../../../../src/features/checkout/order';
import {
  pendingProduct,
  setPendingProduct,
} from '../../../../src/features/checkout/pending-product';
import { useCheckout } from '../../../../src/features/checkout/use-checkout';
import { openExternal } from '../../../../src/lib/open-external';
import { Project, held } from '../../../support/account/project';
import { session, storeSession } from '../../../support/account/session';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));
jest.mock('../../../../src/lib/open-external', () => ({ openExternal: jest.fn() }));
jest.mock('../../../../src/config/env', () =>
  jest.requireActual('../../../support/account/settings'),
);

const path = '/functions/v1/stripe-checkout';
const paymentPage = 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3';
const fallbackForm = 'https://forms.example/kontakt';
const productKey = 'video-basic';
const currentSession = jest.fn<Promise<object | undefined>, []>();
let project: Project;
let open: jest.SpiedFunction<typeof window.open>;

const openPage = () => renderHook(() => useCheckout({ currentSession, fallbackForm })).result;
type Page = ReturnType<typeof openPage>;
const buy = (page: Page, key = productKey) => act(() => page.current.buy(key));

/** The page is shown again; from the browser's memory, as it was left, or newly loaded. */
const showPage = (persisted: boolean) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });

beforeEach(() => {
  localStorage.clear();
  storeSession();
  project = new Project();
  project.json(path, 200, { url: paymentPage });
  currentSession.mockReset().mockResolvedValue(session());
  jest.mocked(navigate).mockReset();
  jest.mocked(openExternal).mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open = jest.spyOn(window, 'open').mockReturnValue(null);
});

afterEach(() => jest.restoreAllMocks());

test('signed in, it leads to the payment page', async () => {
  await buy(openPage());
  expect(openExternal).toHaveBeenCalledWith(paymentPage);
  expect(navigate).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});

test('F17: nobody signed in, it leads to the contact form with the order filled in', async () => {
  currentSession.mockResolvedValue(undefined);
  const page = openPage();
  await buy(page);
  expect(navigate).toHaveBeenCalledWith(contactAddress(findProduct(productKey)));
  expect(project.requests).toEqual([]);
  expect(page.current).toMatchObject({ busy: undefined, problem: undefined });
});

test('an unknown product is said to be unknown, with the other way to order', async () => {
  const page = openPage();
  await buy(page, 'video-gratis');
  expect(page.current.problem).toEqual({
    productKey: 'video-gratis',
    text: 'Produkt nicht gefunden',
  });
  expect(open).toHaveBeenCalledTimes(1);
  expect(currentSession).not.toHaveBeenCalled();
});

test('F16: when it cannot be found out who is signed in, that is said, with the other way to order', async () => {
  currentSession.mockRejectedValue(new Error('Raw reason'));
  const page = openPage();
  await buy(page);
  expect(page.current.problem?.text).toBe(
    'Checkout-Fehler: Unser Anmeldedienst ist gerade nicht erreichbar.',
  );
  expect(open).toHaveBeenCalledTimes(1);
  expect(project.requests).toEqual([]);
});

test.each([
  ['401', () => project.json(path, 401, {}), /^Checkout-Fehler: Ihre Anmeldung gilt nicht mehr/],
  ['400', () => project.json(path, 400, {}), /^Checkout-Fehler: Diese Bestellung/],
  ['502', () => project.json(path, 502, {}), /^Checkout-Fehler: Der Zahlungsdienst/],
  ['no url', () => project.json(path, 200, {}), /^Keine Checkout-URL erhalten$/],
  [
    'a script as url',
    () => project.json(path, 200, { url: 'javascript:alert(1)' }),
    /^Keine Checkout-URL erhalten$/,
  ],
])('F23: after %s the page stays, says why, and is ready again', async (_what, prepare, words) => {
  prepare();
  const page = openPage();
  await buy(page);
  expect(openExternal).not.toHaveBeenCalled();
  expect(page.current.problem).toEqual({ productKey, text: expect.stringMatching(words) });
  expect(page.current.busy).toBeUndefined();
});

test('F23: the other form opens in a new tab, which cannot reach back', async () => {
  open.mockReturnValue(Object.assign(window, { opener: window }));
  project.json(path, 502, {});
  await buy(openPage());
  expect(open.mock.calls).toEqual([[fallbackForm, '_blank']]);
  expect(window.opener).toBeNull();
});

test('F23: the other form opens once, however often it goes wrong', async () => {
  project.json(path, 502, {});
  const page = openPage();
  await buy(page);
  await buy(page, 'video-hero');
  expect(page.current.problem?.productKey).toBe('video-hero');
  expect(open).toHaveBeenCalledTimes(1);
});

test('F24: a blocked tab changes nothing of what is said', async () => {
  project.json(path, 502, {});
  open.mockReturnValue(null);
  const page = openPage();
  await buy(page);
  expect(page.current.problem?.text).toMatch(/^Checkout-Fehler/);
});

test('what went wrong is gone as soon as it is tried again', async () => {
  project.json(path, 502, {});
  const page = openPage();
  await buy(page);
  project.json(path, 200, { url: paymentPage });
  await buy(page);
  expect(page.current.problem).toBeUndefined();
  expect(openExternal).toHaveBeenCalledTimes(1);
});

describe('F11: one purchase at a time', () => {
  test('while one is prepared, it says which', async () => {
    project.answer(path, held().answer);
    const page = openPage();
    await act(async () => void page.current.buy(productKey));
    expect(page.current.busy).toBe(productKey);
  });

  test('two clicks prepare one payment', async () => {
    const page = openPage();
    const { buy: click } = page.current;
    await act(async () => {
      await Promise.all([click(productKey), click(productKey), click('video-hero')]);
    });
    expect(project.sentTo(path)).toHaveLength(1);
    expect(openExternal).toHaveBeenCalledTimes(1);
  });

  test('while the payment page loads, nothing more can be bought', async () => {
    const page = openPage();
    await buy(page);
    await buy(page);
    expect(project.sentTo(path)).toHaveLength(1);
    expect(page.current.busy).toBe(productKey);
  });
});

test('F12: back from the payment page everything can be bought again', async () => {
  const page = openPage();
  await buy(page);
  await showPage(true);
  expect(page.current.busy).toBeUndefined();
  await buy(page);
  expect(openExternal).toHaveBeenCalledTimes(2);
});

test('the end of loading does not interrupt a purchase', async () => {
  project.answer(path, held().answer);
  const page = openPage();
  await act(async () => void page.current.buy(productKey));
  await showPage(false);
  expect(page.current.busy).toBe(productKey);
});

test('the product that was chosen before signing in is forgotten when the payment begins', async () => {
  setPendingProduct(productKey);
  await buy(openPage());
  expect(pendingProduct()).toBeUndefined();
});

test('it is kept while the payment cannot begin', async () => {
  setPendingProduct(productKey);
  project.json(path, 502, {});
  await buy(openPage());
  expect(pendingProduct()).toBe(productKey);
});
