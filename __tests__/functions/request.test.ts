import assert from 'node:assert/strict';
import { agency, problem, sender } from './support/mailbox.ts';
import { hanging, unreachable } from './support/network.ts';
import { withoutWaiting } from './support/clock.ts';
import { site } from './support/checkout.ts';
import { assertRefused } from './support/refused.ts';
import { environment, request, submission, visitor } from './support/request.ts';
import { lastLine } from './support/webhook.ts';

const { fields } = submission;

async function assertReceived(response: Response) {
  assert.deepEqual(await response.json(), { received: true });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('access-control-allow-origin'), site);
}

/** Whether a row or a mail has these values, among others. */
function assertHas(actual: object | undefined, expected: object) {
  const values = new Map(Object.entries(actual ?? {}));
  const found = Object.keys(expected).map((key) => [key, values.get(key)]);
  assert.deepEqual(Object.fromEntries(found), expected);
}

Deno.test('R01 a request is a row, then a mail to the agency that it can answer', async () => {
  const { send, table, mailbox } = request();
  await assertReceived(await send());
  const [row, ...more] = table.requests;
  assert.deepEqual(more, []);
  assertHas(row, { ...fields, number: submission.number, via: 'function' });
  assert.ok(row?.notified_at);
  const [mail, ...others] = mailbox.mails;
  assert.deepEqual(others, []);
  assertHas(mail, { to: agency, from: sender, reply_to: visitor });
  assert.match(mail?.subject ?? '', /Eva Kern, Werkstatt Kern$/);
  const words = [submission.number, fields.phone, fields.message, 'HTTP 429'];
  for (const word of words) assert.ok(mail?.text.includes(word), word);
  assert.match(mail?.html ?? '', /white-space:pre-line[^>]*>Bitte um Rückruf\.\nZweite Zeile\./);
});

Deno.test('after a late EmailJS the mail says that it may come twice', async () => {
  const { send, mailbox } = request();
  await send({ ...submission, reason: 'late' });
  assert.match(mailbox.mails[0]?.text ?? '', /ist es dieselbe/);
});

Deno.test('R06 the same request again, at once or later, is one row and one mail', async () => {
  const { send, table, mailbox } = request();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
  for (const answer of answers) await assertReceived(answer);
  await assertReceived(await send());
  assert.equal(table.rows.length, 1);
  assert.equal(mailbox.mails.length, 1);
});

Deno.test('R01 a consultation brings website and industry, its message may be empty', async () => {
  const { send, table, mailbox } = request();
  const more = { website: 'https://kern.example', industry: 'hotels', message: '' };
  await assertReceived(
    await send({ ...submission, form: 'consultation', fields: { ...fields, ...more } }),
  );
  assertHas(table.requests[0], more);
  assert.match(mailbox.mails[0]?.text ?? '', /Website: https:\/\/kern\.example\nBranche: hotels/);
});

Deno.test(
  'R03 the mail service is down: the request is kept, the visitor sees success',
  async () => {
    const { send, table, mailbox, log } = request();
    mailbox.failure = () => problem(503, 'unavailable');
    await assertReceived(await send());
    assert.equal(table.requests[0]?.notified_at, null);
    assert.deepEqual(lastLine(log), {
      code: 'mail_failed',
      session: submission.id,
      type: 'HTTP 503 unavailable',
    });
    mailbox.failure = () => undefined;
    await assertReceived(await send());
    assert.equal(mailbox.mails.length, 1);
    assert.ok(table.requests[0]?.notified_at);
  },
);

Deno.test('the database is down: the visitor hears of it, and nothing is half sent', async () => {
  const { send, mailbox, log } = request({}, unreachable);
  await assertRefused(await send(), log, 503, 'database_unavailable');
  assert.deepEqual(mailbox.mails, []);
});

Deno.test('a database that hangs is given up', async () => {
  await withoutWaiting(async () => {
    const { send, log } = request({}, hanging);
    await assertRefused(await send(), log, 503, 'database_unavailable');
  });
});

Deno.test('R09 what EmailJS took is a row only, for 30 days of looking it up', async () => {
  const { send, table, mailbox } = request();
  await assertReceived(await send({ ...submission, via: 'emailjs', reason: undefined }));
  assert.ok(table.requests[0]?.notified_at);
  assert.deepEqual(mailbox.mails, []);
});

Deno.test('R08 fifty at once from everywhere all arrive', async () => {
  const { send, table, mailbox } = request();
  const ids = Array.from({ length: 50 }, () => crypto.randomUUID());
  const answers = await Promise.all(
    ids.map((id, index) => send({ ...submission, id }, { 'x-forwarded-for': `10.0.0.${index}` })),
  );
  for (const answer of answers) await assertReceived(answer);
  assert.equal(table.rows.length, 50);
  assert.equal(mailbox.mails.length, 50);
});

Deno.test('R08 from one address ten an hour; a retry of these is not refused', async () => {
  const { send, table, log, clock } = request();
  const from = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
  const ids = Array.from({ length: 10 }, () => crypto.randomUUID());
  for (const id of ids) await assertReceived(await send({ ...submission, id }, from));
  await assertRefused(await send(submission, from), log, 429, 'too_many_requests');
  await assertReceived(await send({ ...submission, id: ids[0] }, from));
  await assertReceived(await send(submission, { 'x-forwarded-for': '203.0.113.8' }));
  clock.now += 61 * 60_000;
  await assertReceived(await send({ ...submission, id: crypto.randomUUID() }, from));
  assert.equal(table.rows.length, 12);
  const senders = new Set(table.requests.map(({ sender }) => sender));
  assert.equal(senders.size, 2);
  for (const hash of senders) assert.match(hash ?? '', /^[0-9a-f]{64}$/);
});

Deno.test(
  'R08 a flood does not use up the mails of orders: from 60 a day on they wait',
  async () => {
    const { send, table, mailbox } = request();
    for (let index = 0; index < 65; index += 1)
      await send(
        { ...submission, id: crypto.randomUUID() },
        { 'x-forwarded-for': `10.0.${index}.1` },
      );
    assert.equal(table.rows.length, 65);
    assert.equal(mailbox.mails.length, 60);
  },
);

Deno.test(
  'R12 a confirmation: once per address and day, no word of the visitor in it',
  async () => {
    const { send, mailbox, clock } = request({ REQUEST_CONFIRMATION: 'true' });
    const another = (email: string) =>
      send({ ...submission, id: crypto.randomUUID(), fields: { ...fields, email } });
    await assertReceived(await send());
    await assertReceived(await another(visitor.toUpperCase()));
    assert.equal(mailbox.to(agency).length, 2);
    const [mail, ...more] = mailbox.mails.filter(({ to }) => to !== agency);
    assert.deepEqual(more, []);
    assertHas(mail, { to: visitor, reply_to: agency });
    assert.doesNotMatch(JSON.stringify(mail).replaceAll(visitor, ''), /eva|kern|rückruf|316/i);
    await another('kein, Absender');
    assert.equal(mailbox.mails.length, 4);
    clock.now += 25 * 60 * 60_000;
    await another(visitor);
    assert.equal(mailbox.to(visitor).length, 2);
  },
);

Deno.test('R13 a call-back needs a name and a number only', async () => {
  const { send, table, mailbox } = request({ REQUEST_CONFIRMATION: 'true' });
  const { name, phone } = fields;
  const callback = { ...submission, form: 'callback', fields: { name, phone, message: 'Morgen' } };
  await assertReceived(await send(callback));
  assertHas(table.requests[0], { name, phone, message: 'Morgen', email: '', company: '' });
  assert.equal(mailbox.mails.length, 1);
  assertHas(mailbox.mails[0], { to: agency, subject: `Bitte um Rückruf: ${name}, ${phone}` });
});

const wrong: [string, unknown][] = [
  ['no JSON', '{kaputt'],
  ['a list', []],
  ['null', 'null'],
  ['no id', { ...submission, id: undefined }],
  ['an id that is none', { ...submission, id: '1' }],
  ['a number of another kind', { ...submission, number: '<b>' }],
  ['an unknown form', { ...submission, form: 'test' }],
  ['an unknown way', { ...submission, via: 'post' }],
  ['a reason that is a text', { ...submission, reason: 'Guten Tag, hier' }],
  ['a field too many', { ...submission, fields: { ...fields, admin: 'ja' } }],
  ['a field too few', { ...submission, fields: { ...fields, phone: undefined } }],
  ['an empty field', { ...submission, fields: { ...fields, name: ' ' } }],
  ['an empty message', { ...submission, fields: { ...fields, message: '' } }],
  ['a field that is a list', { ...submission, fields: { ...fields, name: ['Eva'] } }],
  ['a name without end', { ...submission, fields: { ...fields, name: 'x'.repeat(501) } }],
  ['an unknown key', { ...submission, created_at: '2020-01-01' }],
];
for (const [what, body] of wrong) {
  Deno.test(`R10 ${what}: 400`, async () => {
    const { send, network, log } = request();
    await assertRefused(await send(body), log, 400, 'invalid_request');
    assert.deepEqual(network.calls, []);
  });
}

Deno.test('R10 more than 20 kB: 413', async () => {
  const { send, log } = request();
  const message = 'x'.repeat(20 * 1_024);
  await assertRefused(
    await send({ ...submission, fields: { ...fields, message } }),
    log,
    413,
    'body_too_large',
  );
});

Deno.test('R10 signs that Postgres cannot keep are taken out, all others stay', async () => {
  const { send, table } = request();
  const message = 'a\u0000b <b>Ä</b> 🚗 \ud800';
  await assertReceived(await send({ ...submission, fields: { ...fields, message } }));
  assert.equal(table.requests[0]?.message, 'ab <b>Ä</b> 🚗 \ufffd');
});

Deno.test('R10 HTML stays text, and a name cannot add a line to the subject', async () => {
  const { send, mailbox } = request();
  const name = 'Eva\r\nBcc: x@y.example';
  const message = '<img src=x>';
  await send({ ...submission, fields: { ...fields, name, message, email: 'kein, Absender' } });
  const [mail] = mailbox.mails;
  assert.equal(mail?.subject.includes('\n'), false);
  assert.ok(mail?.html.includes('&lt;img src=x&gt;'));
  assert.equal(mail?.reply_to, agency);
});

Deno.test('R10 only pages of the website may ask', async () => {
  const { send, network, log } = request();
  const answer = await send(submission, { origin: 'https://boese.example' });
  await assertRefused(answer, log, 403, 'origin_not_allowed');
  assert.deepEqual(network.calls, []);
});

for (const name of Object.keys(environment)) {
  Deno.test(`without ${name} nothing is taken`, async () => {
    const { send, log } = request({ [name]: undefined });
    await assertRefused(await send(), log, 500, 'not_configured');
    assert.deepEqual(lastLine(log), { code: 'not_configured', variables: [name] });
  });
}
