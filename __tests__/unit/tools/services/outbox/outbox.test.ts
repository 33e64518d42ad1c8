/** @jest-environment node */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Outbox } from '../../../../../tools/services/outbox/outbox';
import { ids, json, sendForm, withServices } from '../running-services';

const services = withServices();
const list = () => json(services.url('/outbox.json'));
const submit = (name: string) =>
  sendForm(services.url('/api/v1.0/email/send-form'), { ...ids, name });

test('messages survive a restart', async () => {
  await submit('Gruber');
  const before = await list();
  await services.restart();
  expect(before).toMatchObject({ count: 1 });
  expect(await list()).toEqual(before);
});

test('lists the newest first, even within one millisecond', async () => {
  jest.useFakeTimers({ now: Date.UTC(2025, 10, 21, 3, 12), doNotFake: ['nextTick'] });
  const outbox = await Outbox.open(path.join(services.stateDir(), 'outbox'));
  const add = (value: string) =>
    outbox.add({ endpoint: 'e', templateId: 't', fields: [{ name: 'name', value }] });
  for (const name of ['eins', 'zwei', 'drei']) await add(name);
  const messages = await outbox.all();
  jest.useRealTimers();
  expect(messages.map(({ fields }) => fields[0]?.value)).toEqual(['drei', 'zwei', 'eins']);
  expect(messages[2]?.id).toMatch(/^20251121T031200000Z-/);
});

test('clearing deletes the messages and leaves foreign files alone', async () => {
  await submit('Gruber');
  const folder = path.join(services.stateDir(), 'outbox');
  await writeFile(path.join(folder, 'notiz.json'), '{}');
  await fetch(services.url('/outbox/clear'), { method: 'POST' });
  expect(await readdir(folder)).toEqual(['notiz.json']);
});

test('a damaged file is named on the console and left out', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await submit('Gruber');
  const name = '20200101T000000000Z-00000000.json';
  await writeFile(path.join(services.stateDir(), 'outbox', name), '{"id": "halb');
  expect(await list()).toMatchObject({ count: 1 });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(name));
  warn.mockRestore();
});

test('reads no file outside its folder', async () => {
  await submit('Gruber');
  const inner = await Outbox.open(path.join(services.stateDir(), 'outbox', 'innen'));
  const [file = ''] = (await readdir(path.join(services.stateDir(), 'outbox'))).sort();
  expect(await inner.get(`../${path.basename(file, '.json')}`)).toBeUndefined();
});
