import assert from 'node:assert/strict';
import { withoutWaiting } from './support/clock.ts';
import { agency, problem } from './support/mailbox.ts';
import { hanging, type Service, unreachable } from './support/network.ts';
import { assertReceived, assertRefused, buyer, completed } from './support/webhook.ts';
import { lastLine, openOrder, price, webhook } from './support/webhook.ts';

const minute = 60_000;

const failures: Record<string, [Service, string]> = {
  'cannot be reached': [unreachable, 'TypeError'],
  'refuses the key': [() => problem(403, 'restricted_api_key'), 'HTTP 403 restricted_api_key'],
  'has sent enough': [() => problem(429, 'daily_quota_exceeded'), 'HTTP 429 daily_quota_exceeded'],
  'is still at it': [
    () => problem(409, 'concurrent_idempotent_requests'),
    'HTTP 409 concurrent_idempotent_requests',
  ],
  'has an error': [() => new Response('geheim', { status: 500 }), 'HTTP 500'],
  'has an error with a strange name': [() => problem(500, 'Geheim! Anna'), 'HTTP 500'],
  'breaks off without an error': [() => Promise.reject('geheim'), 'string'],
};
for (const [title, [failure, type]] of Object.entries(failures)) {
  Deno.test(
    `C01 the mail service ${title}, three times: one order, then one mail each`,
    async () => {
      const { deliver, mailbox, table, log, clock } = webhook();
      mailbox.failure = (_mail, call) => failure(call);
      for (let delivery = 0; delivery < 3; delivery += 1) {
        await assertRefused(await deliver(), log, 502, 'mail_failed');
        assert.equal(table.order.state, 'paid', 'the order is not lost');
        assert.equal(table.order.agency_notified_at, null);
        assert.equal(table.order.buyer_notified_at, null);
        clock.now += 60 * minute;
      }
      assert.deepEqual(lastLine(log), {
        code: 'mail_failed',
        event: 'evt_1',
        eventType: completed,
        session: 'cs_test_1',
        recipient: 'agency',
        type,
      });
      mailbox.failure = () => undefined;
      await assertReceived(await deliver());
      await assertReceived(await deliver());
      assert.deepEqual(
        mailbox.mails.map(({ to }) => to),
        [agency, buyer],
      );
    },
  );
}

for (const [lost, other] of [
  [buyer, agency],
  [agency, buyer],
]) {
  Deno.test(
    `C03 the mail to ${lost} fails, the other works: only the missing one follows`,
    async () => {
      const { deliver, mailbox, log, clock } = webhook();
      mailbox.failure = ({ to }) => (to === lost ? problem(422, 'validation_error') : undefined);
      await assertRefused(await deliver(), log, 502, 'mail_failed');
      const recipient = lost === buyer ? 'buyer' : 'agency';
      assert.equal(JSON.parse(log[0] ?? '').recipient, recipient);
      assert.deepEqual(
        mailbox.mails.map(({ to }) => to),
        [other],
      );
      mailbox.failure = () => undefined;
      clock.now += 48 * 60 * minute; // Resend has forgotten the key: the mark alone has to do
      await assertReceived(await deliver());
      assert.deepEqual(
        mailbox.mails.map(({ to }) => to),
        [other, lost],
      );
    },
  );
}

Deno.test('C01 the mail service hangs: given up after 5 s for each mail', async () => {
  const { deliver, mailbox, log } = webhook();
  mailbox.failure = (_mail, call) => hanging(call);
  const waits = await withoutWaiting(async () => {
    await assertRefused(await deliver(), log, 502, 'mail_failed');
  });
  assert.match(log[0] ?? '', /"type":"TimeoutError"/);
  assert.deepEqual(new Set(waits), new Set([5_000]));
});

Deno.test('C01 the answer is lost although the mail was sent: it is not sent again', async () => {
  const { deliver, mailbox, log } = webhook();
  let isCut = true;
  mailbox.failure = (_mail, call) => {
    if (!isCut) return undefined;
    isCut = false;
    mailbox.service(call);
    return unreachable(call);
  };
  await assertRefused(await deliver(), log, 502, 'mail_failed');
  await assertReceived(await deliver());
  assert.equal(mailbox.mails.length, 2);
});

Deno.test('C01 a mail whose words have changed since it was sent is not sent again', async () => {
  const { deliver, mailbox, table, log } = webhook();
  await assertReceived(await deliver());
  const changed = { agency_notified_at: null, buyer_notified_at: null, name: 'Anna Berger-Huber' };
  Object.assign(table.rows[0] ?? {}, changed);
  await assertReceived(await deliver());
  assert.equal(mailbox.mails.length, 2);
  assert.notEqual(table.order.buyer_notified_at, null);
  const codes = log.map((line) => JSON.parse(line).code);
  assert.deepEqual(codes, ['mail_already_sent', 'mail_already_sent']);
});

/** A database that works, except for requests of one kind. */
const failing =
  (method: string, part: string, failure: Service) =>
  (...[call]: Parameters<Service>) =>
    call.method === method && call.body.includes(part) ? failure(call) : undefined;
const broken: Service = () => Response.json({ message: 'geheim' }, { status: 500 });

Deno.test('C01 a mark that cannot be written: Stripe comes again, and no mail does', async () => {
  let isBroken = true;
  const { deliver, mailbox, log } = webhook({
    database: (call) => (isBroken ? failing('PATCH', '{"buyer_notified', broken)(call) : undefined),
  });
  await assertRefused(await deliver(), log, 503, 'database_unavailable');
  isBroken = false;
  await assertReceived(await deliver());
  assert.equal(mailbox.mails.length, 2);
});

const outages: Record<string, [Service, string]> = {
  'cannot be reached': [unreachable, 'TypeError'],
  'has an error': [broken, 'HTTP 500'],
  'lacks the table': [() => Response.json({ code: 'PGRST205' }, { status: 404 }), 'HTTP 404'],
  'refuses the key': [() => Response.json({ message: 'geheim' }, { status: 401 }), 'HTTP 401'],
  'is paused': [() => new Response('<html>', { status: 540 }), 'SyntaxError'],
  'answers something else': [() => Response.json({}), 'ZodError'],
  'answers other rows': [() => Response.json([{ id: 1 }]), 'ZodError'],
};
for (const [title, [database, type]] of Object.entries(outages)) {
  Deno.test(`the database ${title}: no mail, and Stripe delivers again`, async () => {
    const { deliver, mailbox, log } = webhook({ database });
    await assertRefused(await deliver(), log, 503, 'database_unavailable');
    const where = { event: 'evt_1', eventType: completed, session: 'cs_test_1' };
    assert.deepEqual(log, [JSON.stringify({ code: 'database_unavailable', ...where, type })]);
    assert.deepEqual(mailbox.mails, []);
  });
}

Deno.test('the database hangs: given up after 5 s', async () => {
  const { deliver, log } = webhook({ database: hanging });
  const waits = await withoutWaiting(async () => {
    await assertRefused(await deliver(), log, 503, 'database_unavailable');
  });
  assert.deepEqual(waits, [5_000]);
});

Deno.test('only an insert may find that the order is there already', async () => {
  const { deliver, log } = webhook({ database: () => Response.json({}, { status: 409 }) });
  await assertRefused(await deliver(), log, 503, 'database_unavailable');
});

Deno.test(
  'C02 another event brings the order in this very moment: Stripe comes again',
  async () => {
    const { deliver, table, log } = webhook({
      database: ({ method }) => {
        if (method === 'POST') table.add({ ...openOrder });
        return undefined;
      },
    });
    await assertRefused(await deliver(), log, 503, 'in_progress');
    await assertReceived(await deliver());
    assert.equal(table.order.state, 'paid');
    assert.equal(table.order.amount, price);
  },
);

Deno.test('an order that can neither be inserted nor found is not passed over', async () => {
  const { deliver, log } = webhook({ database: () => Response.json([]) });
  await assertRefused(await deliver(), log, 503, 'in_progress');
});
