import { localEnvironment } from '../../../tools/local-environment.mjs';
import { json, sendForm, withServices } from './running-services';

const services = withServices();
const submit = () => sendForm(services.url('/api/v1.0/email/send-form'));
const works = { mode: 'ok', status: 503 };

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
  const site = localEnvironment.GATSBY_SITE_URL;
  const headers = { Origin: site, 'Access-Control-Request-Method': 'POST' };
  const preflight = await fetch(services.url(at), { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
});

test('one endpoint breaks alone; DELETE and a restart repair it', async () => {
  const repaired: unknown = await json(services.url('/__faults'));
  expect(repaired).toMatchObject({ 'emailjs-send-form': works, 'resend-emails': works });
  for (const repair of [
    () => fetch(services.url('/__faults'), { method: 'DELETE' }),
    services.restart,
  ]) {
    await services.break('resend-emails', { mode: 'hang' });
    const broken = { ...Object(repaired), 'resend-emails': { ...works, mode: 'hang' } };
    expect(await json(services.url('/__faults'))).toEqual(broken);
    await repair();
    expect(await json(services.url('/__faults'))).toEqual(repaired);
  }
});

test.each([
  ['emailjs-fax', { mode: 'ok' }, /Unknown endpoint.*emailjs-send-form/],
  ['supabase-user', { mode: 'constructor' }, /mode/],
  ['supabase-user', { mode: 'status', status: 200 }, /status/],
  ['supabase-user', ['ok'], /mode, status/],
])('PUT /__faults/%s with %j is refused', async (endpoint, fault, problem) => {
  const response = await services.break(endpoint, fault);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(problem);
});
