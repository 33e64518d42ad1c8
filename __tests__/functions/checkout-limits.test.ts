import assert from 'node:assert/strict';
import { assertRefused, checkout, orderRequest, supabase } from './support/checkout.ts';

Deno.test('S12 a user opens twenty payment pages in ten minutes, no more', async () => {
  const { handle, pages, network, log } = checkout();
  const from = (page: number) =>
    orderRequest({ order: { cancel_url: `https://uhrturm-ki.example/${page}` } });
  for (let page = 0; page < 20; page += 1) {
    assert.equal((await handle(from(page))).status, 200);
  }
  const { length } = pages.sessions;
  const { length: calls } = network.callsTo('https://api.stripe.com');
  await assertRefused(await handle(from(20)), log, 429, 'too_many_requests');
  assert.equal(pages.sessions.length, length);
  assert.equal(network.callsTo('https://api.stripe.com').length, calls);
});

Deno.test(
  'S12 an address asks sixty times, whoever it says it is, and nobody is asked then',
  async () => {
    const { handle, network, log } = checkout();
    const from = () =>
      orderRequest({ headers: { authorization: 'Bearer a.b.c', 'cf-connecting-ip': '10.0.0.7' } });
    for (let times = 0; times < 60; times += 1) assert.equal((await handle(from())).status, 401);
    const asked = network.callsTo(supabase).filter(({ url }) => url.pathname.startsWith('/auth/'));
    await assertRefused(await handle(from()), log, 429, 'too_many_requests');
    assert.equal(asked.length, 60);
  },
);
