import { act, renderHook } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { ReactNode } from 'react';
import { CheckoutProvider } from '../../../../src/features/checkout/checkout';
import {
  CheckoutFailure,
  pendingProduct,
  setPendingProduct,
} from '../../../../src/features/checkout/order';
import { beginPurchase } from '../../../../src/features/checkout/purchase';
import { usePurchase } from '../../../../src/features/checkout/use-purchase';
import { openExternal } from '../../../../src/lib/open-external';

jest.mock('../../../../src/lib/open-external', () => ({ openExternal: jest.fn() }));
jest.mock('../../../../src/features/checkout/purchase', () => ({ beginPurchase: jest.fn() }));

const paymentPage = 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3';
const fallbackForm = 'https://forms.example/kontakt';
const failure = new CheckoutFailure('Raus.');
const began = jest.mocked(beginPurchase);
const currentSession = async () => undefined;
let open: jest.SpiedFunction<typeof window.open>;

function wrapper({ children }: { children: ReactNode }) {
  return <CheckoutProvider currentSession={currentSession}>{children}</CheckoutProvider>;
}
const eins = { product: 'eins', name: 'Video', price: 99 };
const zwei = { product: 'zwei', name: 'Video & Ton', price: 450 };
const openPage = () => renderHook(() => usePurchase(fallbackForm), { wrapper }).result;
type Page = ReturnType<typeof openPage>;
const buy = (page: Page, offer = eins) => act(() => page.current.buy(offer));

beforeEach(() => {
  began.mockReset().mockResolvedValue({ to: 'payment', address: paymentPage });
  jest.mocked(navigate).mockReset();
  jest.mocked(openExternal).mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open = jest.spyOn(window, 'open').mockReturnValue(null);
  setPendingProduct('eins');
});

test('a payment leads to its page and forgets the product chosen before', async () => {
  const page = openPage();
  await buy(page);
  expect(began.mock.calls).toEqual([['eins', currentSession]]);
  expect(openExternal).toHaveBeenCalledWith(paymentPage);
  expect(pendingProduct()).toBeUndefined();
  expect(sessionStorage.getItem('orderedProduct')).toBe('eins');
  expect(page.current.problem).toBeUndefined();
});

test('F23: a failure is shown with its product; U9 each time the other form opens, with product and price, in a tab that cannot reach back', async () => {
  open.mockReturnValue(Object.assign(window, { opener: window }));
  began.mockRejectedValue(failure);
  const page = openPage();
  await buy(page);
  expect(page.current).toMatchObject({
    busy: undefined,
    problem: { productKey: 'eins', text: 'Raus.' },
  });
  expect(window.opener).toBeNull();
  await buy(page, zwei);
  expect(page.current.problem?.productKey).toBe('zwei');
  expect(open.mock.calls).toEqual([
    [`${fallbackForm}?product=Video&price=99`, '_blank'],
    [`${fallbackForm}?product=Video+%26+Ton&price=450`, '_blank'],
  ]);
  expect(openExternal).not.toHaveBeenCalled();
  expect(pendingProduct()).toBe('eins');
});

test('S09 after a payment no other way to order opens', async () => {
  began.mockRejectedValue(new CheckoutFailure('Bezahlt.', '/success'));
  const page = openPage();
  await buy(page);
  expect(page.current.problem).toEqual({
    productKey: 'eins',
    text: 'Bezahlt.',
    placed: '/success',
  });
  expect(open).not.toHaveBeenCalled();
});

test('any other error has a German text', async () => {
  began.mockRejectedValue(new Error('ChunkLoadError'));
  const page = openPage();
  await buy(page);
  expect(page.current.problem?.text).toMatch(/^Checkout-Fehler: Der Zahlungsdienst/);
});

test('several clicks prepare one payment, and nothing more until its page has loaded', async () => {
  const page = openPage();
  const { buy: click } = page.current;
  await act(async () => {
    await Promise.all([click(eins), click(eins), click(zwei)]);
  });
  await buy(page);
  expect(began).toHaveBeenCalledTimes(1);
  expect(openExternal).toHaveBeenCalledTimes(1);
  expect(page.current.busy).toBe('eins');
});
