/** @jest-environment node */
import { ids, json, sendJson, withServices, visitor } from '../running-services';

const path = '/api/v1.0/email/send';
const services = withServices();
const outbox = () => json(services.url('/outbox.json'));
const submit = (body?: unknown) => sendJson(services.url(path), body);

async function expectAnswer(response: Response, status: number, text: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
}

test('the real SDK gets through, and its rejection carries status and text', async () => {
  // The SDK reads its own page's path before it sends.
  Object.assign(globalThis, { location: { pathname: '/' } });
  const { default: emailjs } = await import('@emailjs/browser');
  const options = { publicKey: ids.user_id, origin: services.url('') };
  emailjs.init(options);
  await expect(emailjs.send(ids.service_id, ids.template_id, visitor)).resolves.toMatchObject({
    status: 200,
    text: 'OK',
  });
  await expect(
    emailjs.send(ids.service_id, ids.template_id, visitor, { publicKey: 'x' }),
  ).rejects.toMatchObject({ status: 404, text: 'Account not found' });
  expect(await outbox()).toMatchObject({
    count: 1,
    messages: [
      {
        endpoint: 'emailjs-send',
        fields: Object.entries(visitor).map(([name, value]) => ({ name, value })),
      },
    ],
  });
});

test('the preflight allows the JSON header and nothing more', async () => {
  const response = await fetch(services.url(path), {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:9000',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toBe('POST');
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
});

test.each(['user_id', 'service_id', 'template_id'])('reports a missing %s', async (id) => {
  const { [id]: _left, ...others }: Record<string, string> = { ...ids };
  const response = await submit({ ...others, template_params: visitor });
  await expectAnswer(response, 400, `The ${id} parameter is required`);
});

test('reports an unknown service, template and account', async () => {
  const withId = (name: string) => submit({ ...ids, [name]: 'unbekannt' });
  await expectAnswer(await withId('user_id'), 404, 'Account not found');
  expect(await (await withId('service_id')).text()).toMatch(/^The service ID not found\./);
  expect(await (await withId('template_id')).text()).toMatch(/^The template ID not found\./);
});

test('refuses variables over 50 KB', async () => {
  const response = await submit({ ...ids, template_params: { message: 'x'.repeat(51_200) } });
  await expectAnswer(
    response,
    413,
    'Variables size limit. The maximum allowed variables size is 50Kb',
  );
  expect(await outbox()).toMatchObject({ count: 0 });
});

test('answers JSON that is no object, and text that is not declared as JSON', async () => {
  await expectAnswer(await submit([1]), 400, 'Bad Request');
  const undeclared = await fetch(services.url(path), { method: 'POST', body: JSON.stringify(ids) });
  await expectAnswer(undeclared, 400, 'The user_id parameter is required');
});

test('keeps values that are not text readable', async () => {
  const template_params = { count: 3, agreed: true, empty: null, list: ['a', 'b'] };
  await expectAnswer(await submit({ ...ids, template_params }), 200, 'OK');
  expect(await outbox()).toMatchObject({
    messages: [
      {
        fields: [
          { name: 'count', value: '3' },
          { name: 'agreed', value: 'true' },
          { name: 'empty', value: '' },
          { name: 'list', value: '["a","b"]' },
        ],
      },
    ],
  });
});
