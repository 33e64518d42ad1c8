import { execFileSync } from 'node:child_process';
import { dueMails } from '../../supabase/functions/_shared/mail/send-due-mails';
import { type NewOrder, orderRow, Orders } from '../../supabase/functions/_shared/orders/orders';
import { runtimeWith } from '../../supabase/functions/_shared/runtime';
import { localEnvironment, supabaseSecretKey } from '../../tools/local-environment.mjs';
import { withServicesProcess } from '../support/services-process';

// The table orders in a real Postgres, by the migrations of the project.
jest.setTimeout(60_000);
const services = withServicesProcess();
// Without the functions' time limit: a busy machine may be slower.
const runtime = runtimeWith({ fetch: (input, init) => fetch(input, { ...init, signal: null }) });
const orders = () =>
  new Orders({ supabaseUrl: services.url(''), secretKey: supabaseSecretKey, ...runtime });

const order = (session_id: string, more: Partial<NewOrder> = {}): NewOrder => ({
  session_id,
  user_id: `user of ${session_id}`,
  product: 'video',
  product_name: 'Video',
  price: 100,
  state: 'open',
  ...more,
});

test('an order is inserted once, and open once for each user and product', async () => {
  const table = orders();
  expect(await table.insert(order('cs_1', { user_id: 'anna' }))).toMatchObject({
    session_id: 'cs_1',
    amount: null,
    mismatch: false,
    refunded: 0,
  });
  expect(await table.insert(order('cs_1', { user_id: 'anna', state: 'paid' }))).toBeUndefined();
  expect(await table.insert(order('cs_2', { user_id: 'anna' }))).toBeUndefined();
  expect(await table.insert(order('cs_3', { user_id: 'anna', product: 'other' }))).toBeDefined();
  expect(await table.insert(order('cs_4', { user_id: 'bert' }))).toBeDefined();
  expect(await table.insert(order('cs_5', { user_id: 'anna', state: 'paid' }))).toBeDefined();
  expect(await table.find({ session_id: 'eq.cs_1' })).toMatchObject([{ state: 'open' }]);
});

test('ten inserts at the same moment leave one open order', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `cs_burst_${index}`);
  const table = orders();
  const rows = await Promise.all(
    ids.map((id) => table.insert(order(id, { user_id: 'burst user' }))),
  );
  expect(rows.filter((row) => row !== undefined)).toHaveLength(1);
});

test('a change applies only to orders in the named states', async () => {
  const table = orders();
  await table.insert(order('cs_change'));
  const from = { session_id: 'eq.cs_change', state: 'in.(open,failed)' };
  const paid = { state: 'paid', paid_at: '2026-11-21T10:00:00.000Z' } as const;
  expect(await table.update(from, paid)).toMatchObject([{ state: 'paid' }]);
  expect(await table.update(from, { state: 'failed' })).toEqual([]);
  const more = { session_id: 'eq.cs_change', refunded: 'lt.50' };
  expect(await table.update(more, { refunded: 50 })).toHaveLength(1);
  expect(await table.update(more, { refunded: 20 })).toHaveLength(0);
  const near = { session_id: 'neq.cs_x', paid_at: 'gte.2026-11-21T09:00:00.000Z', limit: '1' };
  expect(await table.find(near)).toMatchObject([{ session_id: 'cs_change' }]);
  expect(await table.find({ ...near, paid_at: 'gte.2026-11-21T10:00:01.000Z' })).toEqual([]);
});

test('unsent are exactly the orders to which a mail is due', async () => {
  const times = ['2026-11-21T10:00:00.000Z', null];
  const all = orderRow.shape.state.options.flatMap((state) =>
    [true, false].flatMap((mismatch) =>
      ['a@example.at', null].flatMap((email) =>
        times.flatMap((agency_notified_at) =>
          times.map((buyer_notified_at) => ({
            ...{ state, mismatch, email, agency_notified_at, buyer_notified_at },
          })),
        ),
      ),
    ),
  );
  const rows = all.map((row, index) => order(`cs_due_${index}`, row));
  await rest('orders', { method: 'POST', body: JSON.stringify(rows) });
  const due = (await read('orders')).filter((row) => dueMails(row).length > 0);
  expect(due.length).toBeGreaterThan(5);
  expect(await read('unsent_orders')).toEqual(due);
});

test('what was paid can be read in euros', async () => {
  const paid = { state: 'paid', amount: 12_345, paid_at: '2026-11-21T10:00:00.000Z' } as const;
  await orders().insert(order('cs_paid', paid));
  const bounced = { agency_bounced_at: paid.paid_at, buyer_bounced_at: paid.paid_at };
  await orders().update({ session_id: 'eq.cs_paid' }, bounced);
  const [row] = await (await rest('paid_orders?session_id=eq.cs_paid')).json();
  expect(Number(row.amount)).toBe(123.45);
});

test('npm run tool -- orders lists what was paid, is open, and was not sent', () => {
  const env = { ...process.env, SUPABASE_URL: services.url(''), SUPABASE_SECRET_KEY: '' };
  const options = { env, encoding: 'utf8' } as const;
  const text = execFileSync(process.execPath, ['tools/cli/run.mjs', 'orders'], options);
  const [paid, open, unsent] = text.split(/Offene Bezahlseiten: |Noch nicht versendet: /);
  expect(paid).toMatch(/^Bezahlte Bestellungen: \d+\n/);
  expect(paid).toMatch(/21\.11\.2026, 11:00 Uhr {2}unbekannt {2}Video\n[^]*cs_change\n/);
  expect(paid).toMatch(
    /cs_paid\n {2}! .* bei Ihnen nicht an\n {2}! .* beim Käufer nicht angekommen\n/,
  );
  expect(paid).not.toContain('cs_burst');
  expect(open).toContain('cs_burst');
  expect(unsent).toMatch(/cs_paid\n {2}! E-Mail fehlt: an die Agentur\n/);
});

const asVisitor = { headers: { apikey: localEnvironment.GATSBY_SUPABASE_ANON_KEY } };

test.each(['orders', 'paid_orders', 'unsent_orders'])(
  'visitors see nothing of %s',
  async (name) => {
    const answer = await rest(name, asVisitor);
    expect(answer.ok ? await answer.json() : []).toEqual([]);
  },
);

test('the secret key as a bearer is refused, as hosted', async () => {
  const headers = { authorization: `Bearer ${supabaseSecretKey}` };
  expect((await rest('orders', { headers })).status).toBe(401);
});

test('visitors cannot write an order', async () => {
  const body = JSON.stringify(order('cs_stranger'));
  const { ok } = await rest('orders', { ...asVisitor, method: 'POST', body });
  expect(ok).toBe(false);
});

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

function rest(path: string, init: Init = {}): Promise<Response> {
  const headers = { apikey: supabaseSecretKey, 'content-type': 'application/json' };
  return fetch(services.url(`/rest/v1/${path}`), {
    ...init,
    headers: { ...headers, ...init.headers },
  });
}

async function read(relation: string) {
  const answer = await rest(`${relation}?session_id=like.cs_due_*&order=session_id`);
  return orderRow.array().parse(await answer.json());
}
