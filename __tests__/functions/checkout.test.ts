import assert from 'node:assert/strict';
import products from '../../supabase/functions/_shared/products.json' with { type: 'json' };
import { assertNoPage, basic, bearer, firstPage, goodOrder, order } from './support/checkout.ts';
import { sql } from './support/database.ts';
import { broken, hanging, type Service, unreachable, withoutWaiting } from './support/network.ts';
import { problem } from './support/stripe.ts';
import { atOnce, refused, completed, minute, newTestEnv, site, stripe } from './support/env.ts';
import { supabase, user, userToken } from './support/env.ts';

Deno.test('a signed-in user gets the page; Stripe gets what it needs and no more', async () => {
  const env = await newTestEnv();
  const answer = await order(env, { amount: 1, quantity: 99, customer_email: 'x@example.com' });
  assert.deepEqual(await answer.json(), { url: firstPage });
  assert.equal(answer.headers.get('access-control-allow-origin'), site);
  const asked = env.network.callsTo(supabase)[0];
  assert.equal(asked?.headers.get('apikey'), 'sb_publishable_geheim');
  assert.equal(asked?.redirect, 'error');
  const [call, ...more] = env.network.callsTo(stripe);
  assert.deepEqual(more, []);
  const { expires_at, ...sent } = Object.fromEntries(new URLSearchParams(call?.body));
  const minutes = (Number(expires_at) * 1_000 - env.clock.now()) / minute;
  assert.ok(minutes > 59 && minutes <= 90, `${minutes}`);
  assert.deepEqual(sent, {
    mode: 'payment',
    'line_items[0][price]': basic.priceId,
    'line_items[0][quantity]': '1',
    'adaptive_pricing[enabled]': 'false',
    'allowed_payment_method_types[0]': 'card',
    'allowed_payment_method_types[1]': 'eps',
    locale: 'de',
    success_url: `${site}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/ki-produktvideos`,
    client_reference_id: 'user-1',
    customer_email: user.email,
    'metadata[product]': 'video-basic',
    'metadata[product_name]': basic.name,
    'metadata[price]': String(basic.price * 100),
  });
  const [row] = await sql('select user_id, product, price, state, email from orders');
  assert.deepEqual(row, {
    ...{ user_id: 'user-1', product: 'video-basic', price: basic.price * 100, state: 'open' },
    email: null,
  });
});

Deno.test('A22 F11 ten calls for one product, at once and later: one page', async () => {
  const env = await newTestEnv();
  // Not across the border of two half hours.
  env.clock.ahead = 30 * minute - (env.clock.now() % (30 * minute));
  const answers = await atOnce(10, () => order(env));
  env.clock.ahead += 29 * minute;
  answers.push(await order(env, { cancel_url: `${site}/ki-produktvideos?x=1#y` }));
  for (const answer of answers) assert.deepEqual(await answer.json(), { url: firstPage });
  assert.equal(env.pages.open.length, 1);
  assert.equal((await sql('select 1 from orders')).length, 1);
  await order(env, { price_id: products['video-hero'].priceId });
  env.clock.ahead += minute;
  await order(env);
  env.services.auth = () => Response.json({ ...user, id: 'user-2' });
  await order(env);
  assert.equal(env.pages.sessions.length, 4);
});

for (const isReported of [true, false])
  Deno.test(`pay, go back, press again: no second order (${isReported})`, async () => {
    const env = await newTestEnv();
    await order(env);
    const [session] = env.pages.sessions;
    if (isReported) await env.deliver(completed, { id: session?.id });
    else Object.assign(session ?? {}, { status: 'complete' });
    const details = { session_id: session?.id };
    await refused(env, order(env), 409, 'payment_in_progress', details);
  });

Deno.test('A10 tampered price, mode and body: 400', async () => {
  const env = await newTestEnv();
  const prices = ['price_x', '', undefined, null, 1, [basic.priceId], '__proto__', 'constructor'];
  for (const price_id of prices)
    await assertNoPage(env, order(env, { price_id }), 400, 'unknown_price');
  for (const mode of ['subscription', 'setup', '', undefined, ['payment'], '__proto__'])
    await assertNoPage(env, order(env, { mode }), 400, 'wrong_mode');
  for (const body of ['', '{', 'null', '[]', '"x"', '1']) {
    const answer = env.post('stripe-checkout', body, bearer());
    await assertNoPage(env, answer, 400, 'invalid_json');
    await sql('truncate calls');
  }
});

const host = 'uhrturm-ki.example';
const redirects = [
  ...['https://evil.example/success', `https://${host}@evil.example/success`],
  ...[`https://${host}:443@evil.example/success`, `https://evil@${host}/success`],
  ...['//evil.example/success', `//${host}/success`, `${site}//evil.example/success`],
  ...[`https:///${host}/success`, `https:\\\\${host}\\success`, `${site}\\@evil.example/success`],
  ...[`${site}/\\evil.example/success`, 'javascript:alert(1)', `javascript://${host}/success`],
  ...['data:text/html,x', `http://${host}/success`, `blob:${site}/success`],
  ...[`https://${host}:8443/success`, `https://${host}:443/success`],
  ...[`https://${host}.evil.example/success`, `https://nicht-${host}/success`],
  ...[`https://${host}./success`, `https://www.${host}/success`, ` ${site}/success`],
  ...[`https://${host}\n/success`, `ht\ttps://${host}/success`, `${site}/success\0`],
  ...['https://uhrturm-\u043ai.example/success', `${site}/success?x=ü`, '/success', '', undefined],
  ...[1, [`${site}/success`], `${site}/success?x=${'x'.repeat(2_048)}`],
];
for (const field of ['success_url', 'cancel_url'])
  Deno.test(`A11 ${field} leads to the caller's own site, or nowhere: 400`, async () => {
    const env = await newTestEnv();
    for (const url of redirects) {
      await assertNoPage(env, order(env, { [field]: url }), 400, `invalid_${field}`);
      await sql('truncate calls');
    }
  });

Deno.test('A11 success_url has the path /success; queries are dropped', async () => {
  const env = await newTestEnv();
  const paths = ['', '/', '/success/', '/Success', '/successful', '/%73uccess', '/x?/success'];
  for (const path of paths) {
    const answer = order(env, { success_url: site + path });
    await assertNoPage(env, answer, 400, 'invalid_success_url');
  }
  const origin = 'https://www.uhrturm-ki.example';
  const success_url = `${origin}/success?next=https://evil.example`;
  const urls = { success_url, cancel_url: `${origin}/a?b#c` };
  assert.equal((await order(env, urls, { origin })).status, 200);
  const sent = new URLSearchParams(env.network.callsTo(stripe)[0]?.body);
  assert.equal(sent.get('success_url'), `${origin}/success?session_id={CHECKOUT_SESSION_ID}`);
  assert.equal(sent.get('cancel_url'), `${origin}/a`);
});

Deno.test('A21 another amount or currency than the product has: 502', async () => {
  for (const override of [{ amount_total: 9_901 }, { amount_total: null }, { currency: 'chf' }]) {
    const env = await newTestEnv();
    env.pages.override = override;
    await refused(env, order(env), 502, 'price_mismatch');
    assert.deepEqual(env.pages.open, [], 'the page is closed');
    assert.deepEqual(await sql('select 1 from orders'), []);
  }
});

Deno.test('A14 an address that is no payment page of Stripe: 502', async () => {
  const addresses = [
    ...[undefined, null, '', 'cs_test_geheim', '/c/pay/x', 'https://evil.example/c/pay/x'],
    ...['https://checkout.stripe.com.evil.example/x', 'https://checkout.stripe.com@evil.example/x'],
    ...['http://checkout.stripe.com/x', 'https://checkout.stripe.com:8443/x', 'javascript:x'],
  ];
  for (const url of addresses) {
    const env = await newTestEnv();
    env.pages.override = { url };
    await refused(env, order(env), 502, 'no_payment_page');
    assert.deepEqual(env.pages.open, []);
  }
});

const failures: Record<string, [Service, string, number]> = {
  'an error of its own': [() => problem(500, 'geheim', 'api_error'), 'StripeAPIError', 2],
  'an unknown price': [() => problem(400, 'geheim'), 'StripeInvalidRequestError', 1],
  'a wrong key': [() => problem(401, 'geheim'), 'StripeAuthenticationError', 1],
  'too many requests': [() => problem(429, 'geheim'), 'StripeRateLimitError', 1],
  'a page': [broken(503), 'StripeAPIError', 2],
  'no connection': [unreachable, 'StripeConnectionError', 2],
  nothing: [hanging, 'StripeConnectionError', 2],
};
for (const [title, [service, type, tries]] of Object.entries(failures))
  Deno.test(`A14 Stripe answers ${title}: a fixed code only`, async () => {
    const env = await newTestEnv();
    env.services.stripe = service;
    const limits = await withoutWaiting(async () => {
      // The database has no limit here; its calls come first.
      const { timeout } = AbortSignal;
      AbortSignal.timeout = () => new AbortController().signal;
      const answer = await order(env).finally(() => (AbortSignal.timeout = timeout));
      await refused(env, answer, 502, 'payment_unavailable');
    });
    assert.match(env.log[0] ?? '', new RegExp(`"type":"${type}"`));
    const calls = env.network.callsTo(stripe);
    assert.equal(calls.length, tries);
    assert.equal(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size, 1);
    if (service === hanging) assert.ok(limits.includes(5_000));
  });

Deno.test('A13 a body of more than 4 KB, counted in bytes while reading: 413', async () => {
  const env = await newTestEnv();
  const sized = (bytes: number) => JSON.stringify(goodOrder).padEnd(bytes);
  assert.equal((await env.post('stripe-checkout', sized(4_096), bearer())).status, 200);
  for (const body of [sized(4_097), 'ü'.repeat(2_049)])
    await refused(env, env.post('stripe-checkout', body, bearer()), 413, 'body_too_large');
  let pieces = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000).fill((pieces += 1) && 0x20)),
  });
  const init = { method: 'POST', headers: { origin: site, ...bearer() }, body: endless };
  await refused(env, env.call('stripe-checkout', init), 413, 'body_too_large');
  assert.ok(pieces <= 7, `${pieces} KB were read`);
});

Deno.test('S12 a user gets 20 answers in ten minutes, a network 60: 429 after them', async () => {
  const env = await newTestEnv();
  const from = (address: string) => ({ 'x-forwarded-for': `${address}, 10.0.0.1` });
  assert.ok((await atOnce(20, () => order(env))).every(({ ok }) => ok));
  await refused(env, order(env), 429, 'too_many_requests');
  const headers = { ...from('2001:db8::1'), authorization: `Bearer ${userToken}x` };
  const answers = await atOnce(60, () => order(env, {}, headers));
  assert.ok(answers.every(({ status }) => status === 401));
  await refused(env, order(env, {}, headers), 429, 'too_many_requests');
  await env.pass(11 * minute);
  assert.equal((await order(env)).status, 200);
});
