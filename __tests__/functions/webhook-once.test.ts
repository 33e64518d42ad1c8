import assert from 'node:assert/strict';
import { withoutWaiting } from './support/clock.ts';
import { hanging, type Service, unreachable } from './support/network.ts';
import { assertReceived, assertRefused, completed } from './support/webhook.ts';
import { succeeded, supabase, webhook } from './support/webhook.ts';

const minute = 60_000;

/** A mail service that fails until it is mended. */
function flakyMail(failure: Service) {
  const state = { broken: true };
  const mail: Service = (call) => (state.broken ? failure(call) : new Response('OK'));
  return { state, mail };
}

Deno.test('an event delivered again makes no second mail', async () => {
  const { deliver, mails, clock } = webhook();
  await assertReceived(await deliver());
  clock.now += 60 * minute;
  await assertReceived(await deliver());
  assert.equal(mails().length, 1);
});

Deno.test('two types of event for one payment make one mail', async () => {
  const { deliver, mails } = webhook();
  await assertReceived(await deliver(completed, {}, 'evt_1'));
  await assertReceived(await deliver(succeeded, {}, 'evt_2'));
  assert.equal(mails().length, 1);
});

Deno.test(
  'a slow payment: nothing when the page is completed, one mail when the money arrives',
  async () => {
    const { deliver, mails } = webhook();
    await assertReceived(await deliver(completed, { payment_status: 'unpaid' }, 'evt_1'));
    assert.equal(mails().length, 0);
    await assertReceived(await deliver(succeeded, {}, 'evt_2'));
    assert.equal(mails().length, 1);
  },
);

Deno.test('two payments make two mails', async () => {
  const { deliver, mails } = webhook();
  await assertReceived(await deliver(completed, { id: 'cs_test_1' }));
  await assertReceived(await deliver(completed, { id: 'cs_test_2' }));
  assert.equal(mails().length, 2);
});

Deno.test('a finished confirmation does not finish the others', async () => {
  const { deliver, table } = webhook();
  const other = { id: 'cs_test_2', status: 'processing', claimed_at: '2026-11-21T10:00:00.000Z' };
  table.rows.push({ ...other });
  await assertReceived(await deliver());
  assert.deepEqual(table.rows[0], other);
});

Deno.test('the key of the database follows no redirect', async () => {
  const { deliver, network } = webhook();
  await deliver();
  await deliver();
  const redirects = network.callsTo(supabase).map(({ redirect }) => redirect);
  assert.deepEqual(new Set(redirects), new Set(['error']));
});

Deno.test('deliveries at the same time: one sends, the others are told to come again', async () => {
  const started = Promise.withResolvers<undefined>();
  const finished = Promise.withResolvers<undefined>();
  const { deliver, mails, log } = webhook({
    mail: async () => {
      started.resolve(undefined);
      await finished.promise;
      return new Response('OK');
    },
  });
  const first = deliver();
  await started.promise;
  await assertRefused(await deliver(), log, 503, 'in_progress');
  await assertRefused(await deliver(succeeded), log, 503, 'in_progress');
  finished.resolve(undefined);
  await assertReceived(await first);
  await assertReceived(await deliver());
  assert.equal(mails().length, 1);
});

const failures: Record<string, [Service, string]> = {
  'cannot be reached': [unreachable, 'TypeError'],
  refuses: [() => new Response('geheim: API calls are disabled', { status: 403 }), 'HTTP 403'],
  'has too much to do': [() => new Response('geheim', { status: 429 }), 'HTTP 429'],
  'has an error': [() => new Response('geheim', { status: 500 }), 'HTTP 500'],
  'breaks off without an error': [() => Promise.reject('geheim'), 'string'],
};
for (const [title, [failure, type]] of Object.entries(failures)) {
  Deno.test(`the mail service ${title}: the next delivery sends the mail`, async () => {
    const { state, mail } = flakyMail(failure);
    const { deliver, mails, table, log } = webhook({ mail });
    await assertRefused(await deliver(), log, 502, 'mail_failed');
    assert.deepEqual(JSON.parse(log[0] ?? ''), { code: 'mail_failed', type });
    assert.deepEqual(table.rows, [], 'the claim is given back');
    state.broken = false;
    await assertReceived(await deliver());
    await assertReceived(await deliver());
    assert.equal(mails().length, 2, 'one failed, one sent');
  });
}

Deno.test('the mail service hangs: given up after 8 s, then Stripe delivers again', async () => {
  const { deliver, table, log } = webhook({ mail: hanging });
  const waits = await withoutWaiting(async () => {
    await assertRefused(await deliver(), log, 502, 'mail_failed');
  });
  assert.equal(log[0], '{"code":"mail_failed","type":"TimeoutError"}');
  assert.ok(waits.includes(8_000));
  assert.deepEqual(table.rows, []);
});

/** The database works, except for requests of one method. */
function failing(method: string, failure: Service) {
  const world = webhook();
  const database: Service = (call) =>
    call.method === method ? failure(call) : world.table.service(call);
  return { database, rows: world.table.rows };
}
const broken: Service = () => Response.json({ message: 'geheim' }, { status: 500 });

Deno.test('a claim that cannot be given back is taken over after five minutes', async () => {
  const { state, mail } = flakyMail(broken);
  const { database, rows } = failing('DELETE', broken);
  const { deliver, mails, log, clock } = webhook({ mail, database });
  await assertRefused(await deliver(), log, 502, 'mail_failed');
  const codes = log.map((line) => JSON.parse(line).code);
  assert.deepEqual(codes, ['claim_not_updated', 'mail_failed']);
  state.broken = false;
  clock.now += 5 * minute;
  await assertRefused(await deliver(), log, 503, 'in_progress');
  clock.now += 1;
  await assertReceived(await deliver());
  assert.equal(mails().length, 2, 'one failed, one sent');
  assert.equal(rows[0]?.['status'], 'done');
});

Deno.test('whoever was overtaken does not give back the claim of the other', async () => {
  const { deliver, table, log } = webhook({
    mail: (call) => {
      // Somebody else has taken the claim over while this mail was on its way.
      table.rows.forEach((row) => (row['claimed_at'] = '2026-11-21T10:06:00.000Z'));
      return broken(call);
    },
  });
  await assertRefused(await deliver(), log, 502, 'mail_failed');
  assert.equal(table.rows.length, 1);
});

Deno.test('the mail is sent but that cannot be noted: no second mail', async () => {
  const { database } = failing('PATCH', broken);
  const { deliver, mails, log } = webhook({ database });
  await assertReceived(await deliver());
  assert.equal(log[0], '{"code":"claim_not_updated","type":"Refusal"}');
  assert.equal(mails().length, 1);
});

const outages: Record<string, [Service, string]> = {
  'cannot be reached': [unreachable, 'TypeError'],
  'has an error': [broken, 'HTTP 500'],
  'lacks the table': [() => Response.json({ code: 'PGRST205' }, { status: 404 }), 'HTTP 404'],
  'is paused': [() => new Response('<html>', { status: 540 }), 'SyntaxError'],
  'answers something else': [() => Response.json({}), 'HTTP 200'],
};
for (const [title, [database, type]] of Object.entries(outages)) {
  Deno.test(`the database ${title}: no mail, and Stripe delivers again`, async () => {
    const { deliver, mails, log } = webhook({ database });
    await assertRefused(await deliver(), log, 503, 'database_unavailable');
    assert.deepEqual(log, [JSON.stringify({ code: 'database_unavailable', type })]);
    assert.deepEqual(mails(), []);
  });
}

Deno.test('the database hangs: given up after 5 s', async () => {
  const { deliver, log } = webhook({ database: hanging });
  const waits = await withoutWaiting(async () => {
    await assertRefused(await deliver(), log, 503, 'database_unavailable');
  });
  assert.deepEqual(waits, [5_000]);
});

const unconfirmable: Record<string, [object, string]> = {
  'of a product that is gone': [{ metadata: { product: 'video-alt' } }, 'unknown_product'],
  'of the product __proto__': [{ metadata: { product: '__proto__' } }, 'unknown_product'],
  'of an empty product': [{ metadata: { product: '' } }, 'unknown_product'],
  'without an address': [{ customer_details: null }, 'incomplete_session'],
  'with an empty address': [{ customer_details: { email: '', name: 'A' } }, 'incomplete_session'],
  'without an amount': [{ amount_total: null }, 'incomplete_session'],
  'without a currency': [{ currency: null }, 'incomplete_session'],
};
for (const [title, [session, code]] of Object.entries(unconfirmable)) {
  Deno.test(`a payment ${title} is not lost: Stripe shows it as failed`, async () => {
    const { deliver, network, log } = webhook();
    await assertRefused(await deliver(completed, session), log, 500, code);
    assert.deepEqual(log, [JSON.stringify({ code })]);
    assert.deepEqual(network.calls, []);
  });
}
