/** @jest-environment node */
import { json, sendForm, sendJson, setFault, withServices } from '../running-services';

const services = withServices();
const endpoints = [
  ['emailjs-send-form', '/api/v1.0/email/send-form', sendForm],
  ['emailjs-send', '/api/v1.0/email/send', sendJson],
] as const;
const switchUrl = (endpoint: string) => services.url(`/__faults/${endpoint}`);
const works = { mode: 'ok', delayMs: 0 };

describe.each(endpoints)('%s', (endpoint, path, submit) => {
  test.each([
    ['bad-request', 400, 'The user_id parameter is required'],
    ['forbidden', 403, 'API calls are disabled for non-browser applications'],
    ['not-found', 404, 'Account not found'],
    ['precondition', 412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
    ['too-many-requests', 429, 'Too Many Requests'],
    ['server-error', 500, 'Internal Server Error'],
    ['unavailable', 503, 'Service Unavailable'],
  ])('%s answers %i and keeps nothing, until it is mended', async (mode, status, text) => {
    expect((await setFault(switchUrl(endpoint), { mode })).status).toBe(200);
    const response = await submit(services.url(path));
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await json(services.url('/outbox.json'))).toMatchObject({ count: 0 });

    await setFault(switchUrl(endpoint), { mode: 'ok' });
    expect((await submit(services.url(path))).status).toBe(200);
  });

  test('hang never answers', async () => {
    await setFault(switchUrl(endpoint), { mode: 'hang' });
    const request = fetch(services.url(path), {
      method: 'POST',
      body: 'x',
      signal: AbortSignal.timeout(300),
    });
    await expect(request).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('reset cuts the connection', async () => {
    await setFault(switchUrl(endpoint), { mode: 'reset' });
    await expect(submit(services.url(path))).rejects.toThrow('fetch failed');
  });

  test('delay answers late, and the message is kept', async () => {
    await setFault(switchUrl(endpoint), { mode: 'delay', delayMs: 250 });
    const start = performance.now();
    expect((await submit(services.url(path))).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(240);
    expect(await json(services.url('/outbox.json'))).toMatchObject({ count: 1 });
  });

  test('delayMs also holds back an error', async () => {
    await setFault(switchUrl(endpoint), { mode: 'server-error', delayMs: 250 });
    const start = performance.now();
    expect((await submit(services.url(path))).status).toBe(500);
    expect(performance.now() - start).toBeGreaterThanOrEqual(240);
  });
});

test('a sender who leaves during the delay leaves no message', async () => {
  await setFault(switchUrl('emailjs-send'), { mode: 'delay', delayMs: 150 });
  const request = fetch(services.url('/api/v1.0/email/send'), {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(50),
  });
  await expect(request).rejects.toMatchObject({ name: 'TimeoutError' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await json(services.url('/outbox.json'))).toMatchObject({ count: 0 });
});

test('one endpoint breaks alone; the list shows it; DELETE and a restart mend it', async () => {
  const mended: unknown = await json(services.url('/__faults'));
  expect(mended).toMatchObject({ 'emailjs-send-form': works, 'emailjs-send': works });
  await setFault(switchUrl('emailjs-send'), { mode: 'delay' });
  const broken = { ...Object(mended), 'emailjs-send': { mode: 'delay', delayMs: 1000 } };
  expect(await json(services.url('/__faults'))).toEqual(broken);
  await fetch(services.url('/__faults'), { method: 'DELETE' });
  expect(await json(services.url('/__faults'))).toEqual(mended);

  await setFault(switchUrl('emailjs-send'), { mode: 'hang' });
  await services.restart();
  expect(await json(services.url('/__faults'))).toEqual(mended);
});

test('a broken POST does not break the preflight', async () => {
  await setFault(switchUrl('emailjs-send'), { mode: 'hang' });
  const preflight = await fetch(services.url('/api/v1.0/email/send'), { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
});

test.each([
  ['emailjs-fax', { mode: 'ok' }, /Unbekannter Endpunkt „emailjs-fax“.*emailjs-send-form/],
  ['emailjs-send', { mode: 'kaputt' }, /kein bekannter Modus\. Erlaubt: ok, .*unavailable/],
  ['emailjs-send', { mode: 'constructor' }, /kein bekannter Modus/],
  ['emailjs-send', { delayMs: 5 }, /kein bekannter Modus/],
  ['emailjs-send', { mode: 'delay', delayMs: -1 }, /ganze Zahl von 0 bis 60000/],
  ['emailjs-send', { mode: 'delay', delayMs: '5' }, /ganze Zahl von 0 bis 60000/],
  ['emailjs-send', ['ok'], /JSON-Objekt/],
])('PUT /__faults/%s with %j is refused', async (endpoint, fault, problem) => {
  const response = await setFault(switchUrl(endpoint), fault);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(problem);
});

test('PUT with something that is not JSON is refused', async () => {
  const response = await fetch(switchUrl('emailjs-send'), { method: 'PUT', body: '{mode' });
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/JSON-Objekt/);
});
