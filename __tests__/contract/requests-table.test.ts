import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Requests } from '../../supabase/functions/_shared/requests/requests';
import { runtimeWith } from '../../supabase/functions/_shared/runtime';
import { localEnvironment, supabaseSecretKey } from '../../tools/local-environment.mjs';
import { withServicesProcess } from '../support/services-process';

// The table requests in a real Postgres, by the migrations of the project, and the function on it.
jest.setTimeout(60_000);
const services = withServicesProcess();
// Without the functions' time limit: a busy machine may be slower.
const runtime = runtimeWith({ fetch: (input, init) => fetch(input, { ...init, signal: null }) });
const requests = () =>
  new Requests({ supabaseUrl: services.url(''), secretKey: supabaseSecretKey, ...runtime });

const row = (more: object = {}) => ({
  id: randomUUID(),
  number: '2611-0900-0B9F',
  form: 'contact' as const,
  via: 'function' as const,
  name: 'Eva Kern',
  email: 'eva@kern.example',
  phone: '0316 12 34 56',
  company: 'Werkstatt Kern',
  message: 'Bitte um Rückruf.',
  ...more,
});

/** What the contact form sends to the function, under its own id unless told otherwise. */
const send = (id: string = randomUUID(), address = '') => {
  const { name, email, phone, company, message, form, number, via } = row();
  const fields = { name, email, phone, company, message };
  return fetch(services.url('/functions/v1/request'), {
    method: 'POST',
    headers: {
      origin: localEnvironment.GATSBY_SITE_URL,
      ...(address === '' ? {} : { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ id, form, number, via, reason: 'HTTP 429', fields }),
  });
};

const mails = async () =>
  (await services.messages()).filter(({ endpoint }) => endpoint === 'resend-emails');

test('a second try is the same row', async () => {
  const table = requests();
  const first = row();
  expect(await table.insert(first)).toMatchObject({ ...first, notified_at: null, website: null });
  expect(await table.insert({ ...first, message: 'Anders' })).toBeUndefined();
  expect(await table.find({ id: `eq.${first.id}` })).toMatchObject([{ message: first.message }]);
});

test('a call-back is a row without an address', async () => {
  const callback = row({ form: 'callback', email: '', company: '' });
  expect(await requests().insert(callback)).toMatchObject(callback);
});

test('ten an hour from one address, counted at the same moment', async () => {
  const table = requests();
  const rows = await Promise.all(
    Array.from({ length: 15 }, () => table.insert(row({ sender: 'one' }))),
  );
  expect(rows.filter((inserted) => inserted !== undefined)).toHaveLength(10);
  expect(await table.insert(row({ sender: 'other' }))).toBeDefined();
});

test('what waits is found, marked and deleted', async () => {
  const table = requests();
  for (const { id } of await table.find({})) await table.remove({ id: `eq.${id}` });
  const one = await table.insert(row());
  await table.insert(row({ sender: 'hash' }));
  expect(await table.waiting(10)).toHaveLength(2);
  if (one) await table.updateAll([one], { notified_at: new Date().toISOString() });
  expect(await table.waiting(10)).toHaveLength(1);
  const cleared = await table.update({ sender: 'not.is.null' }, { sender: null });
  expect(cleared).toMatchObject([{ sender: null }]);
  expect(await table.remove({ notified_at: `lt.${new Date().toISOString()}` })).toHaveLength(1);
});

test('a mail reported in the outbox as undeliverable: npm run tool -- requests says so', async () => {
  const id = randomUUID();
  await send(id);
  const [mail] = await mails();
  const page = services.url(`/outbox/${mail?.id}`);
  const [, button = ''] =
    /formaction="([^"]*bounced)"/.exec(await (await fetch(page)).text()) ?? [];
  const answer = await fetch(services.url(button), { method: 'POST', redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(await requests().find({ id: `eq.${id}` })).toMatchObject([
    { bounced_at: expect.any(String) },
  ]);
  const env = { ...process.env, SUPABASE_URL: services.url(''), SUPABASE_SECRET_KEY: '' };
  const options = { env, encoding: 'utf8' } as const;
  const text = execFileSync(process.execPath, ['tools/cli/run.mjs', 'requests'], options);
  expect(text.match(/! Die E-Mail darüber kam bei Ihnen nicht an/g)).toHaveLength(1);
});
