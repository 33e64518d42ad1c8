import assert from 'node:assert/strict';
import { sql } from './support/database.ts';
import { broken, type Service, unreachable } from './support/network.ts';
import { agency, assertRefused, buyer, expired, hour, minute, newWorld } from './support/world.ts';
import { paidSession, site, stripe, supabase, userToken, type World } from './support/world.ts';

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

/** An open order whose page Stripe knows like this, two hours old. */
async function silentOrder(world: World, session: object = {}, id: string = paidSession.id) {
  await sql(
    `insert into orders (session_id, user_id, product, product_name, price, state, created_at)
    values ($1, 'user-1', 'video-professional', 'Video', 45000, 'open', now() - interval '2 hours')`,
    [id],
  );
  world.pages.sessions.push({
    ...paidSession,
    id,
    status: 'complete',
    expires_at: secondsAgo(1_800),
    ...session,
  });
}
const states = async () =>
  (await sql('select state from orders order by session_id')).map(({ state }) => state);
const subjects = ({ mailbox }: World) => mailbox.to(agency).map(({ subject }) => subject);
const silent = 'Bitte prüfen: Stripe meldet der Website keine Zahlungen';

Deno.test(
  'S01 the webhook is deaf: Stripe is asked, the order recorded, one mail each, the agency told',
  async () => {
    const world = await newWorld();
    await silentOrder(world);
    assert.deepEqual(await world.check(), { status: 200, late: 0 });
    assert.deepEqual(await states(), ['paid']);
    assert.equal(world.mailbox.to(buyer).length, 1);
    assert.deepEqual(subjects(world).sort(), [
      silent,
      'Neue Bestellung: KI-Produktvideo Professional, 450,00\u00a0€',
    ]);
    await world.check();
    await world.deliver();
    assert.equal(world.mailbox.mails.length, 3);
  },
);

Deno.test(
  'S04 an unpaid page that ran out is closed, one still open or on its way is left, a young one not asked about',
  async () => {
    const world = await newWorld();
    await silentOrder(world, { status: 'expired', payment_status: 'unpaid' }, 'cs_1');
    await silentOrder(world, { status: 'open', payment_status: 'unpaid' }, 'cs_2');
    await silentOrder(world, { payment_status: 'unpaid' }, 'cs_3');
    await silentOrder(world, {}, 'cs_4');
    await sql(
      `update orders set created_at = now() - interval '95 minutes' where session_id = 'cs_4'`,
    );
    await world.check();
    assert.deepEqual(await states(), ['expired', 'open', 'open', 'open']);
    assert.deepEqual(subjects(world), [silent]);
    await sql(`update orders set looked_at = null`);
    await world.deliver(expired, { id: 'cs_2' });
    await world.check();
    assert.equal(subjects(world).length, 1, 'one report a day');
  },
);

Deno.test(
  'S03 pages Stripe does not know are named once; ten a run, the least recently asked first',
  async () => {
    const world = await newWorld();
    for (let index = 10; index < 25; index += 1) await silentOrder(world, {}, `cs_${index}`);
    world.pages.sessions.splice(0, 10);
    await world.check();
    assert.equal(world.network.callsTo(stripe).length, 10);
    assert.equal(subjects(world).length, 10);
    await world.check();
    assert.deepEqual((await states()).filter((state) => state === 'paid').length, 5);
  },
);

const downs: Record<string, [keyof World['services'], Service, string]> = {
  Stripe: ['stripe', broken(401), 'payment_unavailable'],
  'the database': ['database', unreachable, 'database_unavailable'],
};
for (const [title, [name, service, code]] of Object.entries(downs))
  Deno.test(
    `${title} is down: the check fails, which its monitoring sees, and does the rest`,
    async () => {
      const world = await newWorld();
      await silentOrder(world);
      await sql(
        `select owe('[{"key": "a", "recipient": "a@b.at", "reply_to": "", "subject": "", "content": []}]')`,
      );
      world.services[name] = service;
      const answer = await world.check();
      assert.equal(answer.error, code);
      assert.equal(world.mailbox.mails.length, name === 'stripe' ? 1 : 0);
      assert.doesNotMatch(world.log.join(), /geheim|10\.0\.0\.7/);
    },
  );

Deno.test('only the timetable may call: 401, 405; without its settings: 500', async () => {
  const world = await newWorld();
  assert.deepEqual(await world.check('falsch'), { status: 401, error: 'wrong_secret' });
  assert.deepEqual(await world.check(''), { status: 401, error: 'wrong_secret' });
  assert.equal((await world.call('order-check')).status, 405);
  assert.deepEqual(world.network.calls, []);
  for (const [name, value] of [
    ...[
      ['ORDER_CHECK_SECRET', 'zu-kurz'],
      ['STRIPE_SECRET_KEY', 'pk_test_geheim'],
    ],
    ...[
      ['RESEND_API_KEY', 'geheim'],
      ['ORDER_MAIL_FROM', 'Uhrturm\nKI <a@b.at>'],
      ['ORDER_MAIL_AGENCY', 'a@b.at,c@d.at'],
    ],
    ...[
      ['SUPABASE_URL', 'http://geheim.example'],
      ['STRIPE_API_BASE', 'geheim:443'],
      ['SITE_ORIGINS', `${site}/`],
    ],
  ]) {
    const other = await newWorld({ [name ?? '']: value });
    assert.deepEqual(await other.check(), { status: 500, error: 'not_configured' });
    assert.deepEqual(other.log, [JSON.stringify({ code: 'not_configured', variables: [name] })]);
  }
});

Deno.test('orders nobody paid go after 30 days, paid ones stay', async () => {
  const world = await newWorld();
  await world.deliver();
  await silentOrder(world, { status: 'expired' }, 'cs_2');
  await world.check();
  await world.pass(31 * 24 * hour);
  await world.check();
  assert.deepEqual(await states(), ['paid']);
});

const status = (world: World, id: string, headers: Record<string, string> = {}) =>
  world.call('order-status', { headers: { origin: site, ...headers } }, `?session_id=${id}`);
const told = async (world: World, id: string = paidSession.id) => (await status(world, id)).json();

Deno.test(
  'A23 order-status: open, then paid, and nothing else; invented numbers are unknown',
  async () => {
    const world = await newWorld();
    const id = paidSession.id;
    assert.deepEqual(await told(world), { status: 'unknown' });
    await silentOrder(world, { status: 'open' });
    assert.deepEqual(await told(world), { status: 'open' });
    await world.deliver();
    assert.deepEqual(await told(world), { status: 'paid' });
    await sql('update orders set mismatch = true');
    assert.deepEqual(await told(world), { status: 'open' }, 'a person looks first');
    for (const state of ['failed', 'expired']) {
      await sql('update orders set state = $1', [state]);
      assert.deepEqual(await told(world), { status: 'unknown' });
    }
    const before = world.network.calls.length;
    for (const invented of [
      'cs_live_BITTEANRUFEN!',
      '',
      `${id}' or 1`,
      '<script>',
      `cs_test_${'x'.repeat(300)}`,
    ])
      assert.deepEqual(await told(world, encodeURIComponent(invented)), { status: 'unknown' });
    assert.equal(world.network.calls.length, before, 'nobody is asked');
    world.services.database = broken(500);
    await assertRefused(world, await status(world, id), 503, 'database_unavailable');
  },
);

Deno.test('S12 80 questions in ten minutes from one network: 429 after them', async () => {
  const world = await newWorld();
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let call = 0; call < 80; call += 1)
    assert.equal((await status(world, paidSession.id, headers)).status, 200);
  await assertRefused(
    world,
    await status(world, paidSession.id, headers),
    429,
    'too_many_requests',
  );
  await world.pass(11 * minute);
  assert.equal((await status(world, paidSession.id, headers)).status, 200);
});

const strangers = [
  ...['null', '', 'https://evil.example', 'https://uhrturm-ki.example.evil.example'],
  ...[
    'https://shop.uhrturm-ki.example',
    'http://uhrturm-ki.example',
    'https://uhrturm-ki.example:8443',
  ],
  ...['https://uhrturm-ki.example/', 'https://UHRTURM-KI.example', `${site}, ${site}`, '*'],
];
Deno.test(
  'A13 other origins and methods: 403, 405; the preflight of our own is answered',
  async () => {
    const world = await newWorld();
    for (const method of ['GET', 'OPTIONS'])
      for (const origin of strangers) {
        const answer = await world.call('order-status', { method, headers: { origin } });
        assert.equal(answer.headers.get('access-control-allow-origin'), null);
        assert.equal(answer.headers.get('vary'), 'Origin');
        await assertRefused(world, answer, 403, 'origin_not_allowed');
      }
    for (const method of ['POST', 'HEAD', 'PUT', 'DELETE'])
      await assertRefused(
        world,
        await world.call('order-status', { method, headers: { origin: site } }),
        405,
        'method_not_allowed',
      );
    const preflight = await world.call('stripe-checkout', {
      method: 'OPTIONS',
      headers: { origin: site },
    });
    assert.equal(preflight.status, 204);
    const { 'access-control-allow-headers': allowed, ...headers } = Object.fromEntries(
      preflight.headers,
    );
    assert.deepEqual(allowed?.split(', ').sort(), [
      'apikey',
      'authorization',
      'content-type',
      'x-client-info',
    ]);
    assert.deepEqual(headers, {
      ...{ vary: 'Origin', 'access-control-allow-origin': site },
      ...{ 'access-control-allow-methods': 'POST', 'access-control-max-age': '3600' },
    });
    assert.deepEqual(world.network.calls, []);
  },
);

Deno.test('A24 the secret key goes into apikey, never as a bearer, and nowhere else', async () => {
  const world = await newWorld();
  await status(world, paidSession.id);
  await world.post('stripe-checkout', {}, { authorization: `Bearer ${userToken}` });
  for (const { headers, url, redirect } of world.network.callsTo(supabase)) {
    const isAuth = url.pathname.startsWith('/auth/');
    assert.equal(headers.get('apikey'), isAuth ? 'sb_publishable_geheim' : 'sb_secret_geheim');
    assert.equal(headers.get('authorization'), isAuth ? `Bearer ${userToken}` : null);
    assert.equal(redirect, 'error');
  }
});

Deno.test(
  'each function serves with the environment of its process, and its work goes on after the answer',
  async () => {
    const { serve } = Deno;
    const { toObject } = Deno.env;
    const handlers: ((request: Request) => Promise<Response>)[] = [];
    Object.assign(Deno, { serve: (handler: (typeof handlers)[number]) => handlers.push(handler) });
    Object.assign(Deno.env, { toObject: () => ({ SITE_ORIGINS: site }) });
    const lines: string[] = [];
    const { error } = console;
    console.error = (line: string) => lines.push(line);
    try {
      for (const name of [
        'stripe-checkout',
        'stripe-webhook',
        'order-status',
        'request',
        'free-times',
        'appointment',
        'order-check',
      ])
        await import(`../../supabase/functions/${name}/index.ts`);
      for (const handler of handlers)
        await handler(new Request(supabase, { method: 'POST', headers: { origin: site } }));
    } finally {
      Object.assign(Deno, { serve });
      Object.assign(Deno.env, { toObject });
      console.error = error;
    }
    assert.equal(handlers.length, 7);
    // Two take GET only.
    assert.deepEqual(
      lines.map((line) => JSON.parse(line).code),
      Array(5).fill('not_configured'),
    );
  },
);
