import { fields, ids, sendForm, visitor, withServices } from './running-services';

const services = withServices();
const form = () => services.url('/api/v1.0/email/send-form');

async function expectAnswer(response: Response, status: number, text: unknown): Promise<void> {
  expect([response.status, await response.text()]).toEqual([status, text]);
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

test.each([
  ['no user_id', { user_id: '' }, 400, 'The user_id parameter is required'],
  ['an unknown template_id', { template_id: 'x' }, 400, 'The template_id parameter is required'],
  ['more than 50 KB', { message: 'ü'.repeat(25_600) }, 413, expect.stringContaining('50Kb')],
  ['far more', { message: 'ü'.repeat(2_000_000) }, 413, expect.stringContaining('50Kb')],
])('refuses a form with %s', async (_what, change, status, text) => {
  await expectAnswer(await sendForm(form(), { ...visitor, ...ids, ...change }), status, text);
  expect(await services.outbox()).toMatchObject({ count: 0 });
});

test('reads the documented media type only, and answers a damaged body', async () => {
  const post = (type: string, body: string) =>
    fetch(form(), { method: 'POST', headers: { 'Content-Type': type }, body });
  const encoded = new URLSearchParams({ ...visitor, ...ids }).toString();
  const required = 'The user_id parameter is required';
  await expectAnswer(await post('application/x-www-form-urlencoded', encoded), 400, required);
  await expectAnswer(await post('multipart/form-data', 'x'), 400, 'Bad Request');
});
