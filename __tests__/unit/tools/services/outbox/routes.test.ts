/** @jest-environment node */
import { ids, json, sendForm, withServices, visitor } from '../running-services';

const services = withServices();
const list = () => json(services.url('/outbox.json'));
const submit = (name: string) =>
  sendForm(services.url('/api/v1.0/email/send-form'), { ...visitor, ...ids, name });
const clear = (headers: Record<string, string> = {}) =>
  fetch(services.url('/outbox/clear'), { method: 'POST', headers, redirect: 'manual' });

test('the root leads to the outbox', async () => {
  const response = await fetch(services.url('/'), { redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/outbox');
});

test('the pages show what was sent, newest first, escaped and without anything active', async () => {
  await submit('<script>alert(1)</script>');
  await submit('Gruber');
  const page = await fetch(services.url('/outbox'));
  const source = await page.text();
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'/,
  );
  expect(source).not.toContain('<script');
  expect(source.indexOf('Gruber')).toBeGreaterThan(0);
  expect(source.indexOf('&lt;script&gt;alert(1)&lt;/script&gt;')).toBeGreaterThan(
    source.indexOf('Gruber'),
  );

  const [, path = ''] = /<a href="(\/outbox\/[^"]+)">Gruber/.exec(source) ?? [];
  const single = await fetch(services.url(path));
  expect(single.status).toBe(200);
  const text = await single.text();
  expect(text).toContain('Gruber');
  expect(text).not.toContain('alert(1)');
});

test.each(['20251121T031200000Z-00000000', '..%2F..%2Fpackage', 'x'])(
  'an unknown message is a 404 page (%s)',
  async (id) => {
    const response = await fetch(services.url(`/outbox/${id}`));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Diese Nachricht gibt es nicht.');
  },
);

test('clearing leads back to an empty list', async () => {
  await submit('Gruber');
  const response = await clear({ Origin: services.url('') });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/outbox');
  expect(await list()).toEqual({ count: 0, messages: [] });
});

test('a foreign page can neither clear nor read the outbox', async () => {
  await submit('Gruber');
  expect((await clear({ Origin: 'https://boese.example' })).status).toBe(403);
  expect((await clear({ Origin: 'null' })).status).toBe(403);
  expect(await list()).toMatchObject({ count: 1 });
  const read = await fetch(services.url('/outbox.json'), {
    headers: { Origin: 'https://boese.example' },
  });
  expect(read.headers.get('access-control-allow-origin')).toBeNull();
});
