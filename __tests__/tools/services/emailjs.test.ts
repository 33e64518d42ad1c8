/** @jest-environment node */
import { fields, ids, sendForm, sendJson, visitor, withServices } from './running-services';

const services = withServices();
const form = () => services.url('/api/v1.0/email/send-form');
const send = () => services.url('/api/v1.0/email/send');

async function expectAnswer(response: Response, status: number, text: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
}

test('accepts a form and keeps the visitor’s fields in order', async () => {
  await expectAnswer(await sendForm(form()), 200, 'OK');
  expect(await services.outbox()).toEqual({
    count: 1,
    messages: [
      {
        id: expect.stringMatching(/^\d{8}T\d{9}Z-[0-9a-f]{8}$/),
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        endpoint: 'emailjs-send-form',
        templateId: ids.template_id,
        fields: fields(visitor),
      },
    ],
  });
});

test('the real SDK gets through, and its rejection carries status and text', async () => {
  // The SDK reads its own page's path before it sends.
  Object.assign(globalThis, { location: { pathname: '/' } });
  const { default: emailjs } = await import('@emailjs/browser');
  emailjs.init({ publicKey: ids.user_id, origin: services.url('') });
  const { service_id, template_id } = ids;
  const sent = await emailjs.send(service_id, template_id, visitor);
  expect(sent).toMatchObject({ status: 200, text: 'OK' });
  const refused = emailjs.send(service_id, template_id, visitor, { publicKey: 'x' });
  await expect(refused).rejects.toMatchObject({ status: 404, text: 'Account not found' });
  expect(await services.outbox()).toMatchObject({
    count: 1,
    messages: [{ endpoint: 'emailjs-send', fields: fields(visitor) }],
  });
});

test.each(['user_id', 'service_id', 'template_id'])('reports a missing or empty %s', async (id) => {
  const required = `The ${id} parameter is required`;
  const { [id]: _left, ...others }: Record<string, string> = { ...visitor, ...ids };
  await expectAnswer(await sendForm(form(), others), 400, required);
  await expectAnswer(await sendForm(form(), { ...others, [id]: '' }), 400, required);
  await expectAnswer(await sendJson(send(), { ...others, template_params: {} }), 400, required);
  expect(await services.outbox()).toMatchObject({ count: 0 });
});

test.each([
  ['user_id', 404, 'Account not found'],
  ['service_id', 400, expect.stringMatching(/^The service ID not found\. .*emailjs\.com\/admin$/)],
  ['template_id', 400, expect.stringMatching(/^The template ID not found\. .*\/templates$/)],
])('reports an unknown %s', async (id, status, text) => {
  const answer = await sendForm(form(), { ...visitor, ...ids, [id]: 'unbekannt' });
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(await services.outbox()).toMatchObject({ count: 0 });
});

test('refuses an identifier that is sent twice', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(ids)) body.append(name, value);
  body.append('user_id', ids.user_id);
  const response = await fetch(form(), { method: 'POST', body });
  await expectAnswer(response, 400, 'The user_id parameter is sent more than once');
});

test('refuses a file but not an untouched file input', async () => {
  const withFile = (content: string, name: string) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(ids)) body.append(key, value);
    body.append('beilage', new File([content], name));
    return fetch(form(), { method: 'POST', body });
  };
  const refused = 'Attachments are not enabled for this template';
  await expectAnswer(await withFile('PDF', 'rechnung.pdf'), 400, refused);
  await expectAnswer(await withFile('', ''), 200, 'OK');
});

test('refuses variables over 50 KB, counted in bytes', async () => {
  const tooLarge = 'Variables size limit. The maximum allowed variables size is 50Kb';
  const message = (size: number) => sendForm(form(), { ...ids, message: 'ü'.repeat(size) });
  await expectAnswer(await message(25_000), 200, 'OK');
  await expectAnswer(await message(25_600), 413, tooLarge);
  await expectAnswer(await message(2_000_000), 413, tooLarge);
  expect(await services.outbox()).toMatchObject({ count: 1 });
});

test('reads the documented media types only, and answers a damaged body', async () => {
  const post = (url: string, type: string, body: string) =>
    fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });
  const encoded = new URLSearchParams({ ...visitor, ...ids }).toString();
  const required = 'The user_id parameter is required';
  const urlEncoded = await post(form(), 'application/x-www-form-urlencoded', encoded);
  await expectAnswer(urlEncoded, 400, required);
  await expectAnswer(await post(send(), 'text/plain', JSON.stringify(ids)), 400, required);
  await expectAnswer(await post(form(), 'multipart/form-data', 'x'), 400, 'Bad Request');
  await expectAnswer(await post(send(), 'application/json', '[1]'), 400, 'Bad Request');
});

test('keeps JSON values that are not text readable', async () => {
  const template_params = { count: 3, agreed: true, empty: null, list: ['a', 'b'] };
  await expectAnswer(await sendJson(send(), { ...ids, template_params }), 200, 'OK');
  const kept = fields({ count: '3', agreed: 'true', empty: '', list: '["a","b"]' });
  expect(await services.outbox()).toMatchObject({ messages: [{ fields: kept }] });
});

test('the preflight allows the JSON header and nothing more', async () => {
  const response = await fetch(send(), {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:9000', 'Access-Control-Request-Headers': 'x-eigen' },
  });
  expect(response.headers.get('access-control-allow-methods')).toBe('POST');
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
});
