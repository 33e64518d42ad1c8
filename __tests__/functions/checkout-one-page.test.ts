import assert from 'node:assert/strict';
import { withCalls } from './support/calls-table.ts';
import products from '../../supabase/functions/_shared/products.json' with { type: 'json' };
import { assertRefused, checkout, firstId, orderRequest, otherSite } from './support/checkout.ts';
import { paymentPage, site, stripe, user } from './support/checkout.ts';
import { type Service, unreachable } from './support/network.ts';

const minute = 60_000;
const from = (path: string) => orderRequest({ order: { cancel_url: site + path } });

/** The id of the payment page somebody is sent to. */
async function pageOf(response: Response): Promise<string> {
  const text = await response.text();
  assert.equal(response.status, 200, text);
  return JSON.parse(text).url.split('/').at(-1);
}

/** There is one open page, at Stripe and in the table. */
function assertOneOpen({ pages, table }: ReturnType<typeof checkout>, id?: string) {
  const open = table.rows.filter(({ state }) => state === 'open');
  assert.deepEqual(
    pages.open.map((page) => page.id),
    open.map((order) => order['session_id']),
  );
  assert.equal(open.length, 1);
  if (id !== undefined) assert.equal(open[0]?.['session_id'], id);
}

Deno.test('A22 ten calls, each a minute later: one payment page', async () => {
  const world = checkout();
  for (let call = 0; call < 10; call += 1) {
    assert.equal(await pageOf(await world.handle(orderRequest())), firstId);
    world.clock.now += minute;
  }
  assert.equal(world.pages.sessions.length, 1);
  assertOneOpen(world);
});

Deno.test('A22 ten calls at once: one payment page', async () => {
  const world = checkout();
  const calls = Array.from({ length: 10 }, () => world.handle(orderRequest()).then(pageOf));
  assert.deepEqual(new Set(await Promise.all(calls)), new Set([firstId]));
  assertOneOpen(world);
});

Deno.test(
  'A22 ten calls from ten pages: the last page is open, the others are closed',
  async () => {
    const world = checkout();
    let last = '';
    for (let call = 0; call < 10; call += 1)
      last = await pageOf(await world.handle(from(`/${call}`)));
    assertOneOpen(world, last);
  },
);

Deno.test('A22 ten calls from ten pages at once leave one page open', async () => {
  const world = checkout();
  const calls = Array.from({ length: 10 }, (_, call) => world.handle(from(`/${call}`)));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  assert.ok(statuses.includes(200));
  assert.ok(
    statuses.every((status) => status === 200 || status === 503),
    String(statuses),
  );
  assertOneOpen(world);
});

Deno.test(
  'A22 back and forth between two pages within a minute leads to open payment pages',
  async () => {
    const world = checkout();
    for (const path of ['/a', '/b', '/a', '/b', '/a']) {
      assertOneOpen(world, await pageOf(await world.handle(from(path))));
    }
  },
);

Deno.test('users and products do not close the pages of each other', async () => {
  const world = checkout({ auth: () => Response.json({ ...user, id: callers.shift() }) });
  const callers = ['user-1', 'user-2', 'user-1'];
  await pageOf(await world.handle(orderRequest()));
  await pageOf(await world.handle(orderRequest()));
  const { priceId } = products['video-hero'];
  await pageOf(await world.handle(orderRequest({ order: { price_id: priceId } })));
  assert.equal(world.pages.open.length, 3);
});

const unfit: Record<string, object> = {
  'that is about to close': { expires_at: 0 },
  'with another price': { amount_total: 1 },
  'in another currency': { currency: 'usd' },
  'that leads back to another site': { success_url: `${otherSite}/success` },
  'without an address': { url: null },
  'at another site': { url: 'https://evil.example/c/pay/x' },
};
for (const [title, change] of Object.entries(unfit)) {
  Deno.test(`A22 an open page ${title} is closed, and a new one opened`, async () => {
    const world = checkout();
    await world.handle(orderRequest());
    Object.assign(world.pages.sessions[0] ?? {}, change);
    const page = await pageOf(await world.handle(orderRequest()));
    assert.notEqual(page, firstId);
    assertOneOpen(world, page);
    assert.equal(world.table.rows[0]?.['state'], 'expired');
  });
}

Deno.test('A22 an open page is used as long as there are ten minutes left to pay', async () => {
  const world = checkout();
  await world.handle(orderRequest());
  world.clock.now += 49 * minute;
  assert.equal(await pageOf(await world.handle(orderRequest())), firstId);
  world.clock.now += minute;
  assert.notEqual(await pageOf(await world.handle(orderRequest())), firstId);
});

for (const end of ['expired', 'unknown']) {
  Deno.test(`A22 a page that is ${end} at Stripe is replaced`, async () => {
    const world = checkout();
    await world.handle(orderRequest());
    if (end === 'unknown')
      Object.assign(world.pages.sessions[0] ?? {}, { id: 'cs_live_x', status: end });
    else Object.assign(world.pages.sessions[0] ?? {}, { status: end, url: null });
    assertOneOpen(world, await pageOf(await world.handle(orderRequest())));
  });
}

Deno.test('a page that was just paid is not opened a second time', async () => {
  const world = checkout();
  await world.handle(orderRequest());
  Object.assign(world.pages.sessions[0] ?? {}, { status: 'complete', url: null });
  const again = await world.handle(orderRequest());
  const told = { session_id: firstId };
  await assertRefused(again, world.log, 409, 'payment_in_progress', told);
  assert.equal(world.table.order.state, 'open', 'the webhook has the say');
  assert.equal(world.pages.sessions.length, 1);
});

Deno.test(
  'after paying, the same user can buy again within the same minute, on another page',
  async () => {
    const world = checkout();
    await world.handle(orderRequest());
    Object.assign(world.pages.sessions[0] ?? {}, { status: 'complete', url: null });
    Object.assign(world.table.rows[0] ?? {}, { state: 'paid' });
    const page = await pageOf(await world.handle(orderRequest()));
    assert.notEqual(page, firstId);
    assertOneOpen(world, page);
  },
);

Deno.test('A22 a page that is paid while it is being closed counts as paid', async () => {
  const world = checkout({
    stripe: (call) => {
      const [session] = world.pages.sessions;
      const isClosing = call.url.pathname.endsWith('/expire');
      if (session && isClosing) Object.assign(session, { status: 'complete', url: null });
      return world.pages.service(call);
    },
  });
  await world.handle(from('/a'));
  const told = { session_id: firstId };
  await assertRefused(await world.handle(from('/b')), world.log, 409, 'payment_in_progress', told);
});

Deno.test('A22 an order that is paid while Stripe is asked about its page stays paid', async () => {
  const world = checkout({
    stripe: (call) => {
      if (call.method === 'GET') Object.assign(world.table.rows[0] ?? {}, { state: 'paid' });
      return world.pages.service(call);
    },
  });
  await world.handle(orderRequest());
  Object.assign(world.pages.sessions[0] ?? {}, { status: 'expired', url: null });
  await world.handle(orderRequest());
  assert.equal(world.table.rows[0]?.['state'], 'paid');
});

for (const action of ['retrieve', 'expire']) {
  Deno.test(`A22 Stripe does not ${action} the open page: no second one`, async () => {
    const broken: Service = (call) => {
      const isExpire = call.url.pathname.endsWith('/expire');
      const isRetrieve = call.method === 'GET';
      const isBroken = action === 'expire' ? isExpire : isRetrieve;
      return isBroken ? unreachable(call) : world.pages.service(call);
    };
    const world = checkout({ stripe: broken });
    await world.handle(from('/a'));
    await assertRefused(await world.handle(from('/b')), world.log, 502, 'payment_unavailable');
    assert.equal(JSON.parse(world.log[0] ?? '').session, firstId);
    assert.equal(world.pages.open.length, 1);
  });
}

Deno.test(
  'a page that could not be written down is not handed out, but the next try finds it',
  async () => {
    let isDown = true;
    const world = checkout({
      database: withCalls((call) =>
        isDown && call.method === 'POST' ? unreachable(call) : world.table.service(call),
      ),
    });
    await assertRefused(await world.handle(orderRequest()), world.log, 503, 'database_unavailable');
    assert.equal(JSON.parse(world.log[0] ?? '').session, firstId);
    isDown = false;
    assert.deepEqual(await (await world.handle(orderRequest())).json(), { url: paymentPage });
    assert.equal(world.network.callsTo(stripe).length, 2);
    assertOneOpen(world);
  },
);
