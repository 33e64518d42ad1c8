import assert from 'node:assert/strict';
import { owe, sql, states } from './support/database.ts';
import { broken, type Service, unreachable } from './support/network.ts';
import { agency, buyer, expired, hour, newTestEnv, paidSession, site } from './support/env.ts';
import { stripe, type TestEnv } from './support/env.ts';

/** An open order whose page Stripe knows like this, two hours old. */
async function silentOrder(env: TestEnv, session: object = {}, id: string = paidSession.id) {
  await sql(
    `insert into orders (session_id, user_id, product, product_name, price, state, created_at)
    values ($1, 'user-1', 'video-professional', 'Video', 45000, 'open', now() - interval '2 hours')`,
    [id],
  );
  const expires_at = Math.floor(Date.now() / 1_000) - 1_800;
  env.pages.sessions.push({ ...paidSession, id, status: 'complete', expires_at, ...session });
}
const subjects = ({ mailbox }: TestEnv) => mailbox.to(agency).map(({ subject }) => subject);
const silent = 'Bitte prüfen: Stripe meldet der Website keine Zahlungen';

Deno.test('S01 the webhook is deaf: recorded, one mail each, the agency told', async () => {
  const env = await newTestEnv();
  await silentOrder(env);
  assert.deepEqual(await env.check(), { status: 200, late: 0 });
  assert.deepEqual(await states(), ['paid']);
  assert.equal(env.mailbox.to(buyer).length, 1);
  assert.ok(subjects(env).includes(silent));
  await env.check();
  await env.deliver();
  assert.equal(env.mailbox.mails.length, 3);
});

Deno.test('S04 a page that ran out is closed, others are left, young ones not asked', async () => {
  const env = await newTestEnv();
  await silentOrder(env, { status: 'open', payment_status: 'unpaid' }, 'cs_2');
  await silentOrder(env, { payment_status: 'unpaid' }, 'cs_3');
  await env.check();
  assert.deepEqual(subjects(env), [], 'nothing was news');
  await silentOrder(env, { status: 'expired', payment_status: 'unpaid' }, 'cs_1');
  await silentOrder(env, {}, 'cs_4');
  const young = `created_at = now() - interval '95 minutes'`;
  await sql(`update orders set ${young} where session_id = 'cs_4'`);
  await env.check();
  assert.deepEqual(await states(), ['expired', 'open', 'open', 'open']);
  assert.deepEqual(subjects(env), [silent]);
  await env.deliver(expired, { id: 'cs_2' });
  await env.check();
  assert.equal(subjects(env).length, 1, 'one report a day');
});

Deno.test('S03 pages Stripe does not know are named once, ten a run', async () => {
  const env = await newTestEnv();
  for (let index = 10; index < 25; index += 1) await silentOrder(env, {}, `cs_${index}`);
  env.pages.sessions.splice(0, 10);
  await env.check();
  assert.equal(env.network.callsTo(stripe).length, 10);
  assert.equal(subjects(env).length, 10);
  await env.check();
  assert.deepEqual((await states()).filter((state) => state === 'paid').length, 5);
});

const downs: Record<string, [keyof TestEnv['services'], Service, string]> = {
  Stripe: ['stripe', broken(401), 'payment_unavailable'],
  'the database': ['database', unreachable, 'database_unavailable'],
};
for (const [title, [name, service, code]] of Object.entries(downs))
  Deno.test(`${title} is down: the check fails, and does the rest`, async () => {
    const env = await newTestEnv();
    await silentOrder(env);
    await owe({ key: 'a' });
    env.services[name] = service;
    const answer = await env.check();
    assert.equal(answer.error, code);
    assert.equal(env.mailbox.mails.length, name === 'stripe' ? 1 : 0);
    assert.doesNotMatch(env.log.join(), /geheim|10\.0\.0\.7/);
  });

const malformed: Record<string, string | undefined> = {
  SCHEDULED_TASKS_SECRET: 'zu-kurz',
  STRIPE_SECRET_KEY: 'pk_test_geheim',
  RESEND_API_KEY: 'geheim',
  ORDER_MAIL_FROM: 'Uhrturm\nKI <a@b.at>',
  ORDER_MAIL_AGENCY: 'a@b.at,c@d.at',
  SUPABASE_URL: 'http://geheim.example',
  SUPABASE_SECRET_KEYS: undefined,
  STRIPE_API_BASE: 'geheim:443',
  SITE_ORIGINS: `${site}/`,
};
Deno.test('only the timetable may call: 401, 405; without its settings: 500', async () => {
  const env = await newTestEnv();
  assert.deepEqual(await env.check('falsch'), { status: 401, error: 'wrong_secret' });
  assert.deepEqual(await env.check(''), { status: 401, error: 'wrong_secret' });
  assert.equal((await env.call('scheduled-tasks')).status, 405);
  assert.deepEqual(env.network.calls, []);
  for (const [name, value] of Object.entries(malformed)) {
    const other = await newTestEnv({ [name]: value });
    assert.deepEqual(await other.check(), { status: 500, error: 'not_configured' });
    assert.deepEqual(other.log, [JSON.stringify({ code: 'not_configured', variables: [name] })]);
  }
});

Deno.test('data of people go after 30 days, hashes of networks after one', async () => {
  const env = await newTestEnv();
  await env.deliver();
  await silentOrder(env, { status: 'expired' }, 'cs_2');
  await sql(`insert into requests (id, number, form, fields, sender)
    values (gen_random_uuid(), '', '', '{}', 'hash')`);
  await sql(`insert into appointments
    (id, token, starts_at, ends_at, name, email, phone, topic, sender, state)
    values (gen_random_uuid(), '', now(), now() + interval '1 hour', '', '', '', '', 'hash', 'cancelled')`);
  const kept = async () => {
    await env.check();
    const tables = ['requests', 'appointments', 'mails', 'orders'];
    return Promise.all(tables.map(async (table) => (await sql(`select 1 from ${table}`)).length));
  };
  await kept();
  const senders = 'select sender from requests union all select sender from appointments';
  await env.pass(23 * hour);
  await kept();
  assert.deepEqual(await sql(senders), Array(2).fill({ sender: 'hash' }));
  await env.pass(2 * hour);
  assert.deepEqual(await kept(), [1, 1, 3, 2]);
  assert.deepEqual(await sql(senders), Array(2).fill({ sender: null }));
  await env.pass(28 * 24 * hour);
  assert.deepEqual(await kept(), [1, 1, 3, 2]);
  await env.pass(25 * hour);
  assert.deepEqual(await kept(), [0, 0, 0, 1]);
  assert.deepEqual(await states(), ['paid']);
});
