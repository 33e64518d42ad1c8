import assert from 'node:assert/strict';
import { createResendWebhook } from '../../supabase/functions/resend-webhook/handler.ts';
import { agency } from './support/mailbox.ts';
import { environment as checkEnvironment, minutesAgo, orderCheck } from './support/order-check.ts';
import { unsentOrder, waiting } from './support/order-check.ts';
import { assertRefused, buyer, now } from './support/webhook.ts';

const secret = `whsec_${btoa('ein geheimnis von resend')}`;
const environment = { ...checkEnvironment, RESEND_WEBHOOK_SECRET: secret };
const told = { agency_notified_at: minutesAgo(50), buyer_notified_at: minutesAgo(50) };
const hard = 'email.bounced';

/** The function in a world with one order and one request, about which all mails went out. */
function resendWebhook(changes: Record<string, string> = {}) {
  const world = orderCheck();
  world.table.add({ ...unsentOrder, ...told });
  world.requests.add({ ...waiting, notified_at: minutesAgo(50) });
  const { network, log, clock } = world;
  const runtime = { fetch: network.fetch, log: log.push.bind(log), now: () => clock.now };
  const handle = createResendWebhook({ ...environment, ...changes }, runtime);
  return { ...world, handle };
}

/** An event as Resend delivers it. */
async function delivery(type: string, tags: unknown, changes: Record<string, string> = {}) {
  const body = JSON.stringify({ type, data: { email_id: '1', to: [buyer], tags } });
  const time = String(now / 1_000);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const raw = bytes(atob((changes['secret'] ?? secret).slice(6)));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', raw, hmac, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, bytes(`msg_1.${time}.${body}`));
  const signature = `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`;
  const headers = { 'svix-id': 'msg_1', 'svix-timestamp': time, 'svix-signature': signature };
  return new Request('https://projekt.supabase.co/functions/v1/resend-webhook', {
    method: changes['method'] ?? 'POST',
    headers: { ...headers, ...(changes['header'] && { 'svix-signature': changes['header'] }) },
    ...(changes['method'] === 'GET' ? {} : { body: changes['body'] ?? body }),
  });
}

const order = { order: 'cs_test_1', recipient: 'buyer' };
const list = Object.entries(order).map(([name, value]) => ({ name, value }));

for (const [type, words] of [
  [hard, /nicht angekommen\. Bitte melden/],
  ['email.complained', /als unerwünscht gemeldet/],
] as const) {
  Deno.test(`S10 ${type} for the buyer: in the row, and the agency is told once`, async () => {
    const { handle, table, mailbox } = resendWebhook();
    for (const tags of [order, list]) {
      assert.equal((await handle(await delivery(type, tags))).status, 200);
    }
    assert.equal(table.order.buyer_bounced_at, minutesAgo(0));
    assert.equal(mailbox.mails.length, 1);
    assert.equal(mailbox.to(agency)[0]?.reply_to, buyer);
    assert.match(mailbox.to(agency)[0]?.text ?? '', words);
  });
}

const lost: [string, object][] = [
  ['an order', { ...order, recipient: 'agency' }],
  ['a request', { request: waiting.id }],
];
for (const [what, tags] of lost) {
  Deno.test(`S10 the agency's mail about ${what} bounced: the check fails for a week`, async () => {
    const { handle, run, mailbox, log, clock } = resendWebhook();
    await handle(await delivery(hard, tags));
    assert.deepEqual(mailbox.mails, [], 'a mail to the agency would bounce too');
    await assertRefused(await run(), log, 500, 'agency_mails_bounce');
    clock.now += 8 * 24 * 60 * 60_000;
    assert.equal((await run()).status, 200);
  });
}

Deno.test('S10 what arrived, and what is not about an order, changes nothing', async () => {
  for (const [type, tags] of [
    ['email.delivered', order],
    [hard, {}],
    [hard, { ...order, order: 'cs_test_2' }],
  ] as const) {
    const { handle, table, mailbox } = resendWebhook();
    assert.equal((await handle(await delivery(type, tags))).status, 200);
    assert.equal(table.order.buyer_bounced_at, null);
    assert.deepEqual(mailbox.mails, []);
  }
});

const forged: [string, Record<string, string>][] = [
  ['another secret', { secret: `whsec_${btoa('ein anderes geheimnis..')}` }],
  ['another text', { body: '{"type":"email.bounced","data":{}}' }],
  ['no signature', { header: 'v1,' }],
  ['an unknown version', { header: 'v0,abc v2,abc' }],
  ['no base64', { header: 'v1,%%%' }],
];
for (const [what, changes] of forged) {
  Deno.test(`A20 an event of Resend with ${what} is refused`, async () => {
    const { handle, network, log } = resendWebhook();
    await assertRefused(
      await handle(await delivery(hard, order, changes)),
      log,
      400,
      'invalid_signature',
    );
    assert.deepEqual(network.calls, []);
  });
}

for (const minutes of [-6, 6]) {
  Deno.test(`A20 an event of Resend ${minutes} minutes away is refused`, async () => {
    const { handle, clock, log } = resendWebhook();
    clock.now += minutes * 60_000;
    await assertRefused(await handle(await delivery(hard, order)), log, 400, 'invalid_signature');
  });
}

Deno.test('A20 GET, a long body and a missing secret are refused', async () => {
  const { handle, log } = resendWebhook();
  const get = await delivery(hard, order, { method: 'GET' });
  await assertRefused(await handle(get), log, 405, 'method_not_allowed');
  const long = await delivery(hard, { ...order, x: 'x'.repeat(300_000) });
  await assertRefused(await handle(long), log, 413, 'body_too_large');
  const without = resendWebhook({ RESEND_WEBHOOK_SECRET: 'whsec_' });
  await assertRefused(
    await without.handle(await delivery(hard, order)),
    log,
    500,
    'not_configured',
  );
});
