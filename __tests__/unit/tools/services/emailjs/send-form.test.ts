/** @jest-environment node */
import { ids, json, sendForm, withServices, visitor } from '../running-services';

const path = '/api/v1.0/email/send-form';
const services = withServices();
const outbox = () => json(services.url('/outbox.json'));
const submit = (fields?: Record<string, string | Blob>) => sendForm(services.url(path), fields);

async function expectAnswer(response: Response, status: number, text: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
}

test('accepts what the SDK sends and keeps the visitor’s fields in order', async () => {
  await expectAnswer(await submit(), 200, 'OK');
  expect(await outbox()).toEqual({
    count: 1,
    messages: [
      {
        id: expect.stringMatching(/^\d{8}T\d{9}Z-[0-9a-f]{8}$/),
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        endpoint: 'emailjs-send-form',
        templateId: 'template_lokal',
        fields: Object.entries(visitor).map(([name, value]) => ({ name, value })),
      },
    ],
  });
});

test('accepts a native form post of a browser without JavaScript', async () => {
  const boundary = '----WebKitFormBoundaryq3D0PbVbVqkZ1a0x';
  const fields = { ...ids, name: 'Jože', message: 'Zeile 1\r\n  Zeile 2', company: '' };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const response = await fetch(services.url(path), {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      Origin: 'http://localhost:9000',
      Accept: 'text/html',
    },
    body: `${parts.join('')}--${boundary}--\r\n`,
  });
  await expectAnswer(response, 200, 'OK');
  const { name, message, company } = fields;
  expect(await outbox()).toMatchObject({
    messages: [
      {
        fields: [
          { name: 'name', value: name },
          { name: 'message', value: message },
          { name: 'company', value: company },
        ],
      },
    ],
  });
});

test.each(['user_id', 'service_id', 'template_id'])('reports a missing or empty %s', async (id) => {
  const required = `The ${id} parameter is required`;
  const { [id]: _left, ...others }: Record<string, string> = { ...visitor, ...ids };
  await expectAnswer(await submit(others), 400, required);
  await expectAnswer(await submit({ ...others, [id]: '' }), 400, required);
  expect(await outbox()).toMatchObject({ count: 0 });
});

test.each([
  ['user_id', 404, 'Account not found'],
  [
    'service_id',
    400,
    'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  ],
  [
    'template_id',
    400,
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  ],
])('reports an unknown %s', async (id, status, text) => {
  await expectAnswer(await submit({ ...visitor, ...ids, [id]: 'unbekannt' }), status, text);
  expect(await outbox()).toMatchObject({ count: 0 });
});

test('refuses an identifier that is sent twice', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(ids)) body.append(name, value);
  body.append('user_id', ids.user_id);
  const response = await fetch(services.url(path), { method: 'POST', body });
  await expectAnswer(response, 400, 'The user_id parameter is sent more than once');
});

test('refuses a file but not an untouched file input', async () => {
  const withFile = (content: string, name: string) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(ids)) body.append(key, value);
    body.append('beilage', new File([content], name));
    return fetch(services.url(path), { method: 'POST', body });
  };
  await expectAnswer(
    await withFile('PDF', 'rechnung.pdf'),
    400,
    'Attachments are not enabled for this template',
  );
  await expectAnswer(await withFile('', ''), 200, 'OK');
});

test('refuses variables over 50 KB, counted in bytes', async () => {
  const tooLarge = 'Variables size limit. The maximum allowed variables size is 50Kb';
  const message = (size: number) => submit({ ...ids, message: 'ü'.repeat(size) });
  await expectAnswer(await message(25_000), 200, 'OK');
  await expectAnswer(await message(25_600), 413, tooLarge);
  await expectAnswer(await message(2_000_000), 413, tooLarge);
  expect(await outbox()).toMatchObject({ count: 1 });
});

test('reads multipart only, and answers a damaged body', async () => {
  const post = (type: string, body: string) =>
    fetch(services.url(path), { method: 'POST', headers: { 'Content-Type': type }, body });
  const urlEncoded = new URLSearchParams({ ...visitor, ...ids }).toString();
  await expectAnswer(
    await post('application/x-www-form-urlencoded', urlEncoded),
    400,
    'The user_id parameter is required',
  );
  await expectAnswer(await post('multipart/form-data', 'x'), 400, 'Bad Request');
  await expectAnswer(
    await post('multipart/form-data; boundary=b', '--b\r\nContent-Disp'),
    400,
    'Bad Request',
  );
});

test('answers other methods and paths with CORS too', async () => {
  const get = await fetch(services.url(path));
  await expectAnswer(get, 405, 'Method Not Allowed');
  expect(get.headers.get('allow')).toBe('POST, OPTIONS');
  await expectAnswer(await fetch(services.url('/api/v1.0/email/')), 404, 'Not Found');
});
