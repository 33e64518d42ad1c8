import assert from 'node:assert/strict';
import type { Order } from '../../supabase/functions/_shared/orders/orders.ts';
import { agency, problem } from './support/mailbox.ts';
import { assertReceived, buyer, completed, openOrder, webhook } from './support/webhook.ts';

/** Another payment for the same product; the one of the tests was made at ten o'clock. */
const earlier: Partial<Order> & { session_id: string } = {
  ...openOrder,
  session_id: 'cs_test_0',
  state: 'paid',
  paid_at: '2026-11-21T08:00:00.000Z',
  agency_notified_at: '2026-11-21T08:00:01.000Z',
  buyer_notified_at: '2026-11-21T08:00:01.000Z',
};

/** What the agency reads of a payment, when there is another one. */
async function noticeBeside(other: Partial<Order>, session: object = {}) {
  const { deliver, mailbox, table } = webhook();
  table.add({ ...earlier, ...other });
  await assertReceived(await deliver(completed, session));
  const mark = table.rows.find((row) => row['session_id'] === 'cs_test_1')?.['duplicate_of'];
  assert.equal(mailbox.to(buyer).length, 1, 'the buyer has paid twice, and is confirmed twice');
  return { mail: mailbox.to(agency)[0], mark };
}

const near: Record<string, Partial<Order>> = {
  'two hours before': {},
  'a day before': { paid_at: '2026-11-20T10:00:00.000Z' },
  'a day later, by an event that came first': { paid_at: '2026-11-22T10:00:00.000Z' },
  'and paid back': { state: 'refunded' },
};
for (const [title, other] of Object.entries(near)) {
  Deno.test(`A22 a second payment, the other one ${title}: marked for the agency`, async () => {
    const { mail, mark } = await noticeBeside(other);
    assert.equal(mark, 'cs_test_0');
    assert.match(mail?.subject ?? '', /^Bitte prüfen, zweite Zahlung: /);
    assert.match(mail?.text ?? '', /\(Bestellnummer cs_test_0\)/);
  });
}

const unrelated: Record<string, Partial<Order>> = {
  'longer than a day before': { paid_at: '2026-11-20T09:59:59.000Z' },
  'longer than a day later': { paid_at: '2026-11-22T10:00:01.000Z' },
  'by another user': { user_id: 'user-2' },
  'by nobody known': { user_id: null },
  'for another product': { product: 'video-hero' },
  'that is only open': { state: 'open', paid_at: null },
};
for (const [title, other] of Object.entries(unrelated)) {
  Deno.test(`a payment beside one ${title} is not marked`, async () => {
    const { mail, mark } = await noticeBeside(other);
    assert.equal(mark, null);
    assert.match(mail?.subject ?? '', /^Neue Bestellung: /);
  });
}

Deno.test('a payment of nobody known is not marked', async () => {
  const { mark } = await noticeBeside({ user_id: null }, { client_reference_id: null });
  assert.equal(mark, null);
});

Deno.test('A22 the mark is there too when the agency could not be told at once', async () => {
  const { deliver, mailbox, table } = webhook();
  table.add(earlier);
  mailbox.failure = () => problem(500, 'application_error');
  assert.equal((await deliver()).status, 502);
  mailbox.failure = () => undefined;
  await assertReceived(await deliver());
  assert.match(mailbox.to(agency)[0]?.subject ?? '', /zweite Zahlung/);
});

Deno.test('A22 two payments at the same moment: at least one is marked', async () => {
  const { deliver, mailbox } = webhook();
  const both = ['cs_test_1', 'cs_test_2'].map((id) => deliver(completed, { id }));
  for (const response of await Promise.all(both)) await assertReceived(response);
  const subjects = mailbox.to(agency).map(({ subject }) => subject);
  assert.equal(subjects.length, 2);
  assert.ok(
    subjects.some((subject) => subject.includes('zweite Zahlung')),
    String(subjects),
  );
});
