import assert from 'node:assert/strict';
import { owe, sql, states } from './support/database.ts';
import { broken, type Service, unreachable } from './support/network.ts';
import { agency, buyer, expired, hour, newWorld, paidSession, site } from './support/world.ts';
import { stripe, type World } from './support/world.ts';

/** An open order whose page Stripe knows like this, two hours old. */
async function silentOrder(world: World, session: object = {}, id: string = paidSession.id) {
  await sql(
    `insert into orders (session_id, user_id, product, product_name, price, state, created_at)
    values ($1, 'user-1', 'video-professional', 'Video', 45000, 'open', now() - interval '2 hours')`,
    [id],
  );
  const expires_at = Math.floor(Date.now() / 1_000) - 1_800;
  world.pages.sessions.push({ ...paidSession, id, status: 'complete', expires_at, ...session });
}
const subjects = ({ mailbox }: World) => mailbox.to(agency).map(({ subject }) => subject);
const silent = 'Bitte prüfen: Stripe meldet der Website keine Zahlungen';

Deno.test('S01 the webhook is deaf: recorded, one mail each, the agency told', async () => {
  const world = await newWorld();
  await silentOrder(world);
  assert.deepEqual(await world.check(), { status: 200, late: 0 });
  assert.deepEqual(await states(), ['paid']);
  assert.equal(world.mailbox.to(buyer).length, 1);
  assert.ok(subjects(world).includes(silent));
  await world.check();
  await world.deliver();
  assert.equal(world.mailbox.mails.length, 3);
});

Deno.test('S04 a page that ran out is closed, others are left, young ones not asked', async () => {
  const world = await newWorld();
  await silentOrder(world, { status: 'open', payment_status: 'unpaid' }, 'cs_2');
  await silentOrder(world, { payment_status: 'unpaid' }, 'cs_3');
  await world.check();
  assert.deepEqual(subjects(world), [], 'nothing was news');
  await silentOrder(world, { status: 'expired', payment_status: 'unpaid' }, 'cs_1');
  await silentOrder(world, {}, 'cs_4');
  const young = `created_at = now() - interval '95 minutes'`;
  await sql(`update orders set ${young} where session_id = 'cs_4'`);
  await world.check();
  assert.deepEqual(await states(), ['expired', 'open', 'open', 'open']);
  assert.deepEqual(subjects(world), [silent]);
  await world.deliver(expired, { id: 'cs_2' });
  await world.check();
  assert.equal(subjects(world).length, 1, 'one report a day');
});

Deno.test('S03 pages Stripe does not know are named once, ten a run', async () => {
  const world = await newWorld();
  for (let index = 10; index < 25; index += 1) await silentOrder(world, {}, `cs_${index}`);
  world.pages.sessions.splice(0, 10);
  await world.check();
  assert.equal(world.network.callsTo(stripe).length, 10);
  assert.equal(subjects(world).length, 10);
  await world.check();
  assert.deepEqual((await states()).filter((state) => state === 'paid').length, 5);
});

const downs: Record<string, [keyof World['services'], Service, string]> = {
  Stripe: ['stripe', broken(401), 'payment_unavailable'],
  'the database': ['database', unreachable, 'database_unavailable'],
};
for (const [title, [name, service, code]] of Object.entries(downs))
  Deno.test(`${title} is down: the check fails, and does the rest`, async () => {
    const world = await newWorld();
    await silentOrder(world);
    await owe({ key: 'a' });
    world.services[name] = service;
    const answer = await world.check();
    assert.equal(answer.error, code);
    assert.equal(world.mailbox.mails.length, name === 'stripe' ? 1 : 0);
    assert.doesNotMatch(world.log.join(), /geheim|10\.0\.0\.7/);
  });

const malformed: Record<string, string | undefined> = {
  ORDER_CHECK_SECRET: 'zu-kurz',
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
  const world = await newWorld();
  assert.deepEqual(await world.check('falsch'), { status: 401, error: 'wrong_secret' });
  assert.deepEqual(await world.check(''), { status: 401, error: 'wrong_secret' });
  assert.equal((await world.call('order-check')).status, 405);
  assert.deepEqual(world.network.calls, []);
  for (const [name, value] of Object.entries(malformed)) {
    const other = await newWorld({ [name]: value });
    assert.deepEqual(await other.check(), { status: 500, error: 'not_configured' });
    assert.deepEqual(other.log, [JSON.stringify({ code: 'not_configured', variables: [name] })]);
  }
});

Deno.test(
  'data of people go after 30 days, hashes of networks after one; paid orders stay',
  async () => {
    const world = await newWorld();
    await world.deliver();
    await silentOrder(world, { status: 'expired' }, 'cs_2');
    await sql(`insert into requests (id, number, form, fields, sender)
    values (gen_random_uuid(), '', '', '{}', 'hash')`);
    await sql(`insert into appointments
    (id, token, starts_at, ends_at, name, email, phone, topic, sender, state)
    values (gen_random_uuid(), '', now(), now() + interval '1 hour', '', '', '', '', 'hash', 'cancelled')`);
    const kept = async () => {
      await world.check();
      const tables = ['requests', 'appointments', 'mails', 'orders'];
      return Promise.all(tables.map(async (table) => (await sql(`select 1 from ${table}`)).length));
    };
    await kept();
    const senders = 'select sender from requests union all select sender from appointments';
    await world.pass(23 * hour);
    await kept();
    assert.deepEqual(await sql(senders), Array(2).fill({ sender: 'hash' }));
    await world.pass(2 * hour);
    assert.deepEqual(await kept(), [1, 1, 3, 2]);
    assert.deepEqual(await sql(senders), Array(2).fill({ sender: null }));
    await world.pass(28 * 24 * hour);
    assert.deepEqual(await kept(), [1, 1, 3, 2]);
    await world.pass(25 * hour);
    assert.deepEqual(await kept(), [0, 0, 0, 1]);
    assert.deepEqual(await states(), ['paid']);
  },
);
