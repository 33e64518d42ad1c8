/** @jest-environment node */
import { json, sendForm, withServices } from './running-services';

const services = withServices();
const path = '/api/v1.0/email/send-form';
const submit = () => sendForm(services.url(path));
const works = { mode: 'ok', delayMs: 0, status: 503 };

test.each([
  ['bad-request', 400, 'The user_id parameter is required'],
  ['forbidden', 403, 'API calls are disabled for non-browser applications'],
  ['not-found', 404, 'Account not found'],
  ['precondition', 412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
  ['too-many-requests', 429, 'Too Many Requests'],
  ['server-error', 500, 'Internal Server Error'],
  ['unavailable', 503, 'Service Unavailable'],
])('EmailJS: %s answers %i and keeps nothing, until repaired', async (mode, status, text) => {
  expect((await services.break('emailjs-send-form', { mode })).status).toBe(200);
  const response = await submit();
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await services.outbox()).toMatchObject({ count: 0 });

  await services.break('emailjs-send-form', { mode: 'ok' });
  expect((await submit()).status).toBe(200);
});

test('hang never answers', async () => {
  await services.break('supabase-user', { mode: 'hang' });
  const signal = AbortSignal.timeout(300);
  const request = fetch(services.url('/auth/v1/user'), { signal });
  await expect(request).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('reset cuts the connection', async () => {
  await services.break('emailjs-send-form', { mode: 'reset' });
  await expect(submit()).rejects.toThrow('fetch failed');
});

test.each([
  ['supabase-user', '/auth/v1/user', '*'],
  ['stripe-checkout', '/functions/v1/stripe-checkout', null],
])('%s answers with the wanted status and the CORS headers it has', async (name, at, allowed) => {
  await services.break(name, { mode: 'status', status: 540 });
  const response = await fetch(services.url(at));
  expect(response.status).toBe(540);
  expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
});

test('a delay holds back the answer', async () => {
  await services.break('emailjs-send-form', { mode: 'delay', delayMs: 100 });
  const answered = jest.fn();
  const submission = submit().then(answered);
  await json(services.url('/outbox.json'));
  expect(answered).not.toHaveBeenCalled();
  await submission;
  expect(await services.outbox()).toMatchObject({ count: 1 });
});

test('one endpoint breaks alone; DELETE and a restart repair it', async () => {
  const repaired: unknown = await json(services.url('/__faults'));
  expect(repaired).toMatchObject({ 'emailjs-send-form': works, 'resend-emails': works });
  await services.break('emailjs-send', { mode: 'hang', delayMs: 5 });
  const broken = { ...Object(repaired), 'emailjs-send': { ...works, mode: 'hang', delayMs: 5 } };
  expect(await json(services.url('/__faults'))).toEqual(broken);
  await fetch(services.url('/__faults'), { method: 'DELETE' });
  expect(await json(services.url('/__faults'))).toEqual(repaired);

  await services.break('emailjs-send', { mode: 'hang' });
  await services.restart();
  expect(await json(services.url('/__faults'))).toEqual(repaired);
});

test.each(['emailjs-send', 'supabase-token', 'stripe-checkout'])(
  'a broken %s does not break its preflight',
  async (name) => {
    const paths: Record<string, string> = {
      'emailjs-send': '/api/v1.0/email/send',
      'supabase-token': '/auth/v1/token',
      'stripe-checkout': '/functions/v1/stripe-checkout',
    };
    await services.break(name, { mode: 'hang' });
    const headers = { Origin: 'http://localhost:9000', 'Access-Control-Request-Method': 'POST' };
    const init = { method: 'OPTIONS', headers };
    expect((await fetch(services.url(paths[name] ?? ''), init)).status).toBe(204);
  },
);

test.each([
  ['emailjs-fax', { mode: 'ok' }, /Unknown endpoint.*emailjs-send-form/],
  ['emailjs-send', { mode: 'kaputt' }, /Unknown mode\. Known: ok, .*unavailable/],
  ['emailjs-send', { mode: 'constructor' }, /Unknown mode/],
  ['supabase-user', { mode: 'server-error' }, /Unknown mode/],
  ['emailjs-send', { delayMs: 5 }, /mode/],
  ['emailjs-send', { mode: 'delay', delayMs: -1 }, /delayMs/],
  ['emailjs-send', { mode: 'status', status: 200 }, /status/],
  ['emailjs-send', ['ok'], /Feldern mode, delayMs, status/],
])('PUT /__faults/%s with %j is refused', async (endpoint, fault, problem) => {
  const response = await services.break(endpoint, fault);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(problem);
});
