import {
  contactAddress,
  fallbackAddress,
  orderAnchor,
} from '../../../../src/features/checkout/order-links';
import { prefillMessage } from '../../../../src/features/forms/prefill';

const product = { name: 'Video & Ton „100 %“ #1', price: 1450 };
const address = new URL(contactAddress(product), 'https://a.at');

test('the contact form gets product, price and message, and nothing else', () => {
  expect(address.pathname).toBe('/kontaktinformationen');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    product: product.name,
    price: '1450',
    message: `Ich möchte das Paket „${product.name}“ um 1.450\u00a0€ bestellen. Bitte kontaktieren Sie mich wegen der Bezahlung.`,
  });
});

test('the contact form takes over the whole message', () => {
  expect(prefillMessage(address.search)).toBe(address.searchParams.get('message'));
});

test('the other form gets product and price, besides what its address had', () => {
  const { origin, searchParams } = new URL(fallbackAddress('https://f.at/x?lang=de', product));
  expect(origin).toBe('https://f.at');
  expect(Object.fromEntries(searchParams)).toEqual({
    lang: 'de',
    product: product.name,
    price: '1450',
  });
});

test('each product has its own place on the page', () => {
  expect(orderAnchor('video-hero')).toBe('bestellen-video-hero');
});
