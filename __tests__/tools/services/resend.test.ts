import { fields, sendJson, withServices } from './running-services';

const services = withServices();
const mail = {
  from: 'Werkstatt Kern <bestellung@kern.example>',
  to: 'aenne@werkstatt-gruber.at',
  subject: 'Ihre Bestellung',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  reply_to: ['hallo@kern.example', 'zweite@kern.example'],
};
const send = (body: unknown = mail, headers: Record<string, string> = {}) =>
  sendJson(services.url('/emails'), body, headers);

test('a mail reaches the outbox and gets an id', async () => {
  const answer = await send();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(await services.outbox()).toMatchObject({
    messages: [
      {
        endpoint: 'resend-emails',
        fields: fields({
          from: mail.from,
          to_email: mail.to,
          reply_to: 'hallo@kern.example, zweite@kern.example',
          subject: mail.subject,
          message: mail.text,
          html: mail.html,
        }),
      },
    ],
  });
});

test('the same key and body get the first answer again, without a second mail', async () => {
  const headers = { 'Idempotency-Key': 'cs_test_1/buyer' };
  const first: unknown = await (await send(mail, headers)).json();
  expect(await (await send(mail, headers)).json()).toEqual(first);
  expect(await services.outbox()).toMatchObject({ count: 1 });
  const other = { 'Idempotency-Key': 'cs_test_1/agency' };
  expect(await (await send(mail, other)).json()).not.toEqual(first);
  await send();
  expect(await services.outbox()).toMatchObject({ count: 3 });
});

test('a refused mail does not use up its key', async () => {
  const headers = { 'Idempotency-Key': 'cs_test_1/buyer' };
  expect((await send({ ...mail, to: '' }, headers)).status).toBe(422);
  expect((await send(mail, headers)).status).toBe(200);
});

test.each([
  ['another body', { ...mail, subject: 'Neu' }, {}, 409, 'invalid_idempotent_request'],
  ['no recipient', { ...mail, to: [] }, { 'Idempotency-Key': 'b' }, 422, 'validation_error'],
  [
    'no text',
    { ...mail, text: undefined, html: undefined },
    { 'Idempotency-Key': 'b' },
    422,
    'validation_error',
  ],
  ['an unknown field', { ...mail, body: 'x' }, { 'Idempotency-Key': 'b' }, 422, 'validation_error'],
])('refuses %s', async (_case, body, headers, statusCode, name) => {
  const key = { 'Idempotency-Key': 'a' };
  await send(mail, key);
  const answer = await send(body, { ...key, ...headers });
  expect(answer.status).toBe(statusCode);
  expect(await answer.json()).toEqual({ statusCode, name, message: expect.any(String) });
  expect(await services.outbox()).toMatchObject({ count: 1 });
});
