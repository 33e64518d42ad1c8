import {
  contactAddress,
  fallbackAddress,
  orderNumber,
} from '../../../../src/features/checkout/order';
import { prefillMessage } from '../../../../src/features/forms/prefill';

const order = { name: 'Video & Ton', price: 1450 };

test('the contact form is filled in with the order', () => {
  const { pathname, search } = new URL(contactAddress(order), 'https://a.at');
  expect(pathname).toBe('/kontaktinformationen');
  expect(search).toMatch(/product=Video\+%26\+Ton&price=1450&/);
  expect(prefillMessage(search)).toBe(
    'Ich möchte das Paket „Video & Ton“ um 1.450\u00a0€ bestellen. Bitte kontaktieren Sie mich wegen der Bezahlung.',
  );
});

test('the other form learns product and price, beside what its address has', () => {
  const { searchParams } = new URL(fallbackAddress('https://forms.example/kontakt?a=1', order));
  expect(Object.fromEntries(searchParams)).toEqual({ a: '1', product: order.name, price: '1450' });
});

test.each(['cs_test_a1B2c3D4e5', `cs_live_${'a'.repeat(200)}`])('%s is an order number', (id) => {
  expect(orderNumber(`?x=1&session_id=${id}`)).toBe(id);
});

test.each([
  '',
  '?session_id=cs_live_BITTE ANRUFEN',
  `?session_id=cs_test_${'a'.repeat(201)}`,
  '?session_id=pi_test_a1B2c3D4e5',
  '?session_id=cs_test_a1B2c3D4e5%0A',
])('A05: "%s" brings none', (search) => {
  expect(orderNumber(search)).toBeUndefined();
});
