/** @jest-environment ./__tests__/support/browser-environment.ts */
import { findProduct, preparePayment } from '../../../../src/features/checkout/order';
import { Project } from '../../../support/account/project';

jest.mock('../../../../src/config/env', () => ({
  supabase: { url: 'http://localhost:9010', anonKey: 'local' },
}));

/** Prepares a payment with local services that answer with this address. */
function prepare(url: string) {
  new Project().json('/functions/v1/stripe-checkout', 200, { url });
  return preparePayment(findProduct('video-basic'));
}

test('the payment page of the local services counts as Stripe’s', async () => {
  const page = 'http://localhost:9010/stripe/pay/cs_test_1';
  expect(await prepare(page)).toBe(page);
});

test.each(['http://localhost:9011/pay', 'http://127.0.0.1:9010/pay', 'https://localhost:9010/pay'])(
  'F23: %s does not',
  async (page) => {
    await expect(prepare(page)).rejects.toThrow('Keine Checkout-URL erhalten');
  },
);
