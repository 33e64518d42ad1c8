import assert from 'node:assert/strict';
import {
  assertRefused,
  basic,
  checkout,
  firstId,
  orderRequest,
  stripe,
} from './support/checkout.ts';
import { unreachable } from './support/network.ts';
import { StripeSessions } from './support/stripe-sessions.ts';

const price = basic.price * 100;
const mismatches: Record<string, object> = {
  'a hundred times as much': { amount_total: price * 100 },
  'a cent more': { amount_total: price + 1 },
  'a cent less': { amount_total: price - 1 },
  nothing: { amount_total: 0 },
  'an amount that is text': { amount_total: String(price) },
  'no amount': { amount_total: null },
  'another currency': { currency: 'usd' },
  'the currency in other letters': { currency: 'EUR' },
  'no currency': { currency: null },
};
for (const [title, override] of Object.entries(mismatches)) {
  Deno.test(`A21 Stripe's page asks for ${title}: nobody gets to see it`, async () => {
    const { handle, pages, table, log } = checkout();
    pages.override = { ...override };
    await assertRefused(await handle(orderRequest()), log, 502, 'price_mismatch');
    const details = { session: firstId, requestId: 'req_123' };
    assert.deepEqual(JSON.parse(log[0] ?? ''), { code: 'price_mismatch', ...details });
    assert.deepEqual(pages.open, [], 'the page is closed');
    assert.deepEqual(table.rows, []);
  });
}

Deno.test('A21 a page that cannot be closed either is not handed out', async () => {
  const sessions = new StripeSessions();
  sessions.override = { amount_total: 1 };
  const { handle, log } = checkout({
    stripe: (call) =>
      call.url.pathname.endsWith('/expire') ? unreachable(call) : sessions.service(call),
  });
  await assertRefused(await handle(orderRequest()), log, 502, 'price_mismatch');
});

Deno.test('A21 once the price is right again, so is the payment', async () => {
  const { handle, pages, clock, network } = checkout();
  pages.override = { amount_total: 1 };
  assert.equal((await handle(orderRequest())).status, 502);
  pages.override = {};
  clock.now += 60_000;
  assert.equal((await handle(orderRequest())).status, 200);
  assert.equal(pages.open.length, 1);
  const created = network.callsTo(stripe).filter(({ url }) => url.pathname.endsWith('/sessions'));
  assert.equal(created.length, 2);
});
