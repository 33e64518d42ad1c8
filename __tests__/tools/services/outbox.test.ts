import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Outbox } from '../../../tools/services/outbox/outbox';
import { ids, sendForm, withServices } from './running-services';

const services = withServices();
const submit = (name: string) =>
  sendForm(services.url('/api/v1.0/email/send-form'), { ...ids, name });
const folder = () => path.join(services.stateDir(), 'outbox');
const clear = (headers: Record<string, string> = {}) =>
  fetch(services.url('/outbox/clear'), { method: 'POST', headers, redirect: 'manual' });

test('messages survive a restart', async () => {
  await submit('Gruber');
  const before = await services.outbox();
  await services.restart();
  expect(before).toMatchObject({ count: 1 });
  expect(await services.outbox()).toEqual(before);
});

test('lists the newest first, even within one millisecond', () => {
  jest.useFakeTimers({ now: Date.UTC(2025, 10, 21, 3, 12), doNotFake: ['nextTick'] });
  const outbox = new Outbox(folder());
  for (const value of ['eins', 'zwei', 'drei']) {
    outbox.add({ endpoint: 'e', templateId: 't', fields: [{ name: 'name', value }] });
  }
  const messages = outbox.all();
  jest.useRealTimers();
  expect(messages.map(({ fields }) => fields[0]?.value)).toEqual(['drei', 'zwei', 'eins']);
  expect(messages[2]?.id).toMatch(/^20251121T031200000Z-/);
});

test('clearing deletes the messages, leaves other files alone and leads back', async () => {
  await submit('Gruber');
  await writeFile(path.join(folder(), 'notiz.json'), '{}');
  const answer = await clear({ Origin: services.url('') });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/outbox']);
  expect(await readdir(folder())).toEqual(['notiz.json']);
});

test('the pages show what was sent, newest first, and allow nothing active', async () => {
  await submit('<script>alert(1)</script>');
  await submit('Gruber');
  const page = await fetch(services.url('/outbox'));
  const source = await page.text();
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(source).not.toContain('<script');
  const escaped = '&lt;script&gt;alert(1)&lt;/script&gt;';
  expect(source.indexOf(escaped)).toBeGreaterThan(source.indexOf('Gruber'));

  const [, address = ''] = /<a href="(\/outbox\/[^"]+)">Gruber/.exec(source) ?? [];
  const single = await (await fetch(services.url(address))).text();
  expect(single).toContain('Gruber');
  expect(single).not.toContain('alert(1)');
});

test.each(['20251121T031200000Z-00000000', '..%2F..%2Fpackage', 'x'])(
  'an unknown message is a 404 page (%s)',
  async (id) => {
    const answer = await fetch(services.url(`/outbox/${id}`));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Diese Nachricht gibt es nicht.');
  },
);
