import {
  CheckoutFailure,
  contactAddress,
  findProduct,
  orderAnchor,
} from '../../../../src/features/checkout/order';
import { prefillMessage } from '../../../../src/features/forms/prefill';

jest.mock('../../../../src/config/env', () => ({ supabase: undefined }));

const product = { name: 'Video & Ton „100 %“ #1', price: 1450, priceId: 'p', mode: 'payment' };

/** The address, as the contact page reads it. */
const asRead = (address: string) => new URL(address, 'https://uhrturm-ki.example');

test('a product is found by its key', () => {
  expect(findProduct('video-hero')).toMatchObject({ name: 'KI-Produktvideo Hero', price: 880 });
});

test.each(['', 'video', 'constructor', '__proto__', 'VIDEO-HERO'])(
  '"%s" is no product, and that is said in the specified words',
  (key) => {
    expect(() => findProduct(key)).toThrow(CheckoutFailure);
    expect(() => findProduct(key)).toThrow('Produkt nicht gefunden');
  },
);

test('the contact form gets product, price and message, and nothing else', () => {
  const { pathname, searchParams } = asRead(contactAddress(product));
  expect(pathname).toBe('/kontaktinformationen');
  expect(Object.fromEntries(searchParams)).toEqual({
    product: product.name,
    price: '1450',
    message: `Ich möchte das Paket „${product.name}“ um 1.450\u00a0€ bestellen. Bitte kontaktieren Sie mich wegen der Bezahlung.`,
  });
});

test('the contact form takes the whole message over', () => {
  const { search, searchParams } = asRead(contactAddress(product));
  expect(prefillMessage(search)).toBe(searchParams.get('message'));
});

test('each product has a place of its own on the page', () => {
  expect(orderAnchor('video-hero')).toBe('bestellen-video-hero');
});
