import assert from 'node:assert/strict';
import { assertRefused, checkout, goodOrder, orderRequest, stripe } from './support/checkout.ts';

type Options = Parameters<typeof orderRequest>[0];

async function assertNotSold(code: string, options: Options) {
  const { handle, network, log } = checkout();
  await assertRefused(await handle(orderRequest(options)), log, 400, code);
  assert.deepEqual(network.callsTo(stripe), []);
}

const bodies: Record<string, BodyInit | null> = {
  nothing: null,
  'an empty text': '',
  'a list': '[]',
  'a list with an order': JSON.stringify([goodOrder]),
  null: 'null',
  'a text': '"price_video_basic"',
  'a number': '99',
  true: 'true',
  'half an object': '{"price_id":"price_video_basic"',
  'a form': 'price_id=price_video_basic&mode=payment',
  'bytes that are no UTF-8': new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
};
for (const [title, body] of Object.entries(bodies)) {
  Deno.test(`A10 ${title} instead of an order`, () => assertNotSold('invalid_json', { body }));
}

const prices: Record<string, unknown> = {
  'no price': undefined,
  null: null,
  'an unknown price': 'price_1',
  'the key of a product': 'video-basic',
  'the amount': 99,
  'a small amount': 0.01,
  'a list with a price': ['price_video_basic'],
  'an object': { priceId: 'price_video_basic' },
  true: true,
  'other letters': 'PRICE_VIDEO_BASIC',
  'a blank at the end': 'price_video_basic ',
  'a NUL at the end': 'price_video_basic\0',
  'two prices': 'price_video_basic,price_video_hero',
  ['__proto__']: '__proto__',
  constructor: 'constructor',
  toString: 'toString',
  'an empty text': '',
};
for (const [title, price_id] of Object.entries(prices)) {
  Deno.test(`A10 ${title} as price`, () => assertNotSold('unknown_price', { order: { price_id } }));
}

const modes: Record<string, unknown> = {
  'no mode': undefined,
  'another mode': 'subscription',
  setup: 'setup',
  'a list with the mode': ['payment'],
  'other letters': 'Payment',
  ['__proto__']: '__proto__',
  null: null,
  'a number': 0,
};
for (const [title, mode] of Object.entries(modes)) {
  Deno.test(`A10 ${title} as mode`, () => assertNotSold('wrong_mode', { order: { mode } }));
}

Deno.test('A10 an order hidden in __proto__ is no order', () => {
  const body = `{"__proto__":${JSON.stringify(goodOrder)}}`;
  return assertNotSold('unknown_price', { body });
});

Deno.test('A10 a polluting __proto__ changes neither the order nor other objects', async () => {
  const { handle, network } = checkout();
  const body = JSON.stringify(goodOrder).replace(
    '{',
    '{"__proto__":{"unit_amount":1,"admin":true},',
  );
  assert.equal((await handle(orderRequest({ body }))).status, 200);
  assert.doesNotMatch(network.callsTo(stripe)[0]?.body ?? '', /unit_amount|admin/);
  assert.equal(Object.hasOwn(Object.prototype, 'admin'), false);
});

for (const [priceId, product] of [
  ['price_video_basic', 'video-basic'],
  ['price_video_professional', 'video-professional'],
  ['price_video_hero', 'video-hero'],
]) {
  Deno.test(`${product} is sold under its own price`, async () => {
    const { handle, network } = checkout();
    assert.equal((await handle(orderRequest({ order: { price_id: priceId } }))).status, 200);
    const sent = new URLSearchParams(network.callsTo(stripe)[0]?.body);
    assert.equal(sent.get('line_items[0][price]'), priceId);
    assert.equal(sent.get('metadata[product]'), product);
  });
}
