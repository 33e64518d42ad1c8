import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Appointments } from '../../supabase/functions/_shared/appointments/appointments';
import { readAppointmentWorld } from '../../supabase/functions/_shared/appointments/settings';
import { checkAppointments } from '../../supabase/functions/order-check/check-appointments';
import {
  agencyAddress,
  localEnvironment,
  localFunctionEnvironment,
} from '../../tools/local-environment.mjs';
import { withServicesProcess } from '../support/services-process';

// Booking a consultation, in a real Postgres, by the rules of the content.
jest.setTimeout(60_000);
const services = withServicesProcess();
const day = 24 * 60 * 60_000;

// Without the functions' time limit: a busy machine may be slower.
const worldAt = (now: number) =>
  readAppointmentWorld(localFunctionEnvironment(services.url('')), {
    fetch: (input, init) => fetch(input, { ...init, signal: null }),
    now: () => now,
  });
const table = () => new Appointments(worldAt(Date.now()));
const check = (now: number) => checkAppointments(worldAt(now));

const answer = z.object({
  token: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: z.enum(['booked', 'cancelled']),
  sequence: z.int(),
});

const headers = { origin: localEnvironment.GATSBY_SITE_URL };
const call = (body: object, more: Record<string, string> = {}) =>
  fetch(services.url('/functions/v1/appointment'), {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify(body),
  });
const ask = async (body: object) => answer.parse(await (await call(body)).json());

async function times(): Promise<string[]> {
  const found = await fetch(services.url('/functions/v1/free-times'), { headers });
  return z.object({ times: z.array(z.string()) }).parse(await found.json()).times;
}
const aTime = async (): Promise<string> => (await times())[0] ?? '';

let visitors = 0;
const booking = (startsAt: string, more: object = {}) => ({
  ...{ action: 'book', id: randomUUID(), startsAt, name: 'Eva Kern', phone: '0316 12 34 56' },
  ...{ email: `eva${(visitors += 1)}@kern.example`, topic: 'Buy now' },
  ...more,
});

/** Mails to an address, the newest first, with the calendar file in each. */
const mailsTo = async (address: string) =>
  (await services.messages())
    .map(({ fields }) => fields)
    .filter((fields) => fields.get('to_email') === address)
    .map((fields) => ({
      subject: fields.get('subject') ?? '',
      text: fields.get('message') ?? '',
      calendar: (fields.get('attached') ?? '').replace(/\r\n /g, '').split('\r\n'),
    }));

const breakMail = (mode: string) =>
  fetch(services.url('/__faults/resend-emails'), { method: 'PUT', body: JSON.stringify({ mode }) });

/** The last mail to an address comes back. */
async function comeBack(address: string): Promise<void> {
  const mails = await services.messages();
  const mail = mails.find(({ fields }) => fields.get('to_email') === address);
  await fetch(services.url(`/outbox/${mail?.id}/bounced`), { method: 'POST' });
}

// Each test has the hour's limit for itself, and all times.
afterEach(async () => {
  await breakMail('ok');
  await table().remove({ sequence: 'gte.0' });
});

test('N01 fifty at once for one time: exactly one has it', async () => {
  const startsAt = await aTime();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      call(booking(startsAt), { 'x-forwarded-for': `198.51.100.${index}` }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect(await table().find({})).toHaveLength(1);
  expect(await times()).not.toContain(startsAt);
});

test('N01 no two appointments overlap, whoever writes the row', async () => {
  const row = (from: string, to: string) => ({
    ...{ id: randomUUID(), name: 'Eva', email: `e${from}@kern.example`, phone: '1', topic: '' },
    ...{ starts_at: `2099-01-05T${from}:00Z`, ends_at: `2099-01-05T${to}:00Z` },
  });
  const first = await table().insert(row('09:00', '09:30'));
  expect(first).toBeDefined();
  expect(await table().insert(row('09:15', '09:45'))).toBeUndefined();
  const second = await table().insert(row('09:30', '10:00'));
  const move = { starts_at: '2099-01-05T09:10:00Z', ends_at: '2099-01-05T09:40:00Z' };
  expect(second && (await table().change(second, move))).toBeUndefined();
});

test('book, move, cancel: one UID, a rising sequence, mails to both sides', async () => {
  const [first = '', , other = ''] = await times();
  const wanted = booking(first);
  const booked = await ask(wanted);
  expect(booked).toMatchObject({ startsAt: first, state: 'booked', sequence: 0 });
  const { token } = booked;
  const moved = await ask({ action: 'move', token, sequence: 0, startsAt: other });
  expect(moved).toMatchObject({ startsAt: other, sequence: 1 });
  expect(await times()).toEqual(expect.arrayContaining([first]));
  const cancelled = await ask({ action: 'cancel', token, sequence: 1 });
  expect(cancelled).toMatchObject({ state: 'cancelled', sequence: 2 });
  expect(await times()).toEqual(expect.arrayContaining([first, other]));

  for (const address of [wanted.email, agencyAddress]) {
    const calendars = (await mailsTo(address)).slice(0, 3).map(({ calendar }) => calendar);
    const of = (name: string) =>
      calendars.map((lines) => lines.find((line) => line.startsWith(`${name}:`)));
    expect(of('SEQUENCE')).toEqual(['SEQUENCE:2', 'SEQUENCE:1', 'SEQUENCE:0']);
    expect(of('METHOD')).toEqual(['METHOD:CANCEL', 'METHOD:REQUEST', 'METHOD:REQUEST']);
    expect(of('STATUS')).toEqual(['STATUS:CANCELLED', 'STATUS:CONFIRMED', 'STATUS:CONFIRMED']);
    expect(new Set(of('UID')).size).toBe(1);
  }
  const told = await mailsTo(wanted.email);
  expect(told[2]?.text).toContain(`/termin#${token}`);
  // Anybody can enter anybody's address: the mail to it has no word of theirs.
  expect(JSON.stringify(told)).not.toMatch(/Buy now|Eva/);
  expect((await mailsTo(agencyAddress))[2]?.text).toMatch(/Eva Kern[^]*Buy now/);
});

test('N02 the same booking sent five times is one appointment with two mails', async () => {
  const wanted = booking(await aTime());
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(wanted)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await table().find({})).toHaveLength(1);
  expect(await mailsTo(wanted.email)).toHaveLength(1);
});

test('N03 moved and cancelled at once: one of the two, and the other is told', async () => {
  const [first = '', other = ''] = await times();
  const { token } = await ask(booking(first));
  const answers = await Promise.all([
    call({ action: 'move', token, sequence: 0, startsAt: other }),
    call({ action: 'cancel', token, sequence: 0 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await table().find({})).toMatchObject([{ sequence: 1 }]);
});

test('N04 mails are down: the row is there, and order-check sends them later, once', async () => {
  await breakMail('status');
  const wanted = booking(await aTime());
  await ask(wanted);
  expect(await mailsTo(wanted.email)).toEqual([]);
  await expect(check(Date.now() + day / 24)).rejects.toThrow('mail_failed');
  await breakMail('ok');
  expect(await check(Date.now() + day / 24)).toEqual({ overdue: 1, sent: 1 });
  expect(await check(Date.now() + day / 24)).toEqual({ overdue: 0, sent: 0 });
  expect(await mailsTo(wanted.email)).toHaveLength(1);
});

test('a time that is over, invented or not of the rules cannot be booked', async () => {
  const at = Date.parse(await aTime());
  for (const startsAt of [at - 30 * day, at + 60_000, at + 400 * day])
    expect((await call(booking(new Date(startsAt).toISOString()))).status).toBe(409);
});

test('N06 a link ends with its appointment; an invented one opens nothing', async () => {
  const { token } = await ask(booking(await aTime()));
  const invented = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect((await call({ action: 'show', token: invented })).status).toBe(410);
  expect((await call({ action: 'show', token })).status).toBe(200);
  const past = { starts_at: '2026-01-05T09:00:00Z', ends_at: '2026-01-05T09:30:00Z' };
  await table().update({ state: 'eq.booked' }, past);
  expect((await call({ action: 'show', token })).status).toBe(410);
});

test('N07 abuse: five a day from one address, two for one mail address, no other fields', async () => {
  const free = await times();
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const statuses: number[] = [];
  for (const time of free.slice(0, 6)) statuses.push((await call(booking(time), from)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const email = 'one@kern.example';
  for (const [index, time] of free.slice(6, 9).entries())
    expect((await call(booking(time, { email }))).status).toBe(index < 2 ? 200 : 429);
  const time = await aTime();
  for (const more of [{ name: '' }, { email: 'a@b' }, { state: 'cancelled' }, { id: '1' }])
    expect((await call(booking(time, more))).status).toBe(400);
  expect((await call(booking(time, { topic: 'x'.repeat(21_000) }))).status).toBe(413);
  const elsewhere = await call(booking(time), { origin: 'https://evil.example' });
  expect(elsewhere.status).toBe(403);
});

test('the day before somebody is reminded, once; after 30 days nothing is left', async () => {
  const wanted = booking(await aTime());
  const { startsAt } = await ask(wanted);
  const dayBefore = Date.parse(startsAt) - day;
  await table().update({ state: 'eq.booked' }, { changed_at: new Date(0).toISOString() });
  await check(dayBefore - day);
  expect(await mailsTo(wanted.email)).toHaveLength(1);
  await check(dayBefore);
  await check(dayBefore);
  const [reminder, ...before] = await mailsTo(wanted.email);
  expect(before).toHaveLength(1);
  expect(reminder?.subject).toMatch(/^Morgen/);
  await check(Date.parse(startsAt) + 29 * day);
  expect(await table().find({})).toHaveLength(1);
  await check(Date.parse(startsAt) + 31 * day);
  expect(await table().find({})).toEqual([]);
});

test('a mail about it came back: in the row, and the agency is told whom to ring up', async () => {
  const wanted = booking(await aTime());
  await ask(wanted);
  const told = await mailsTo(agencyAddress);
  await comeBack(wanted.email);
  expect((await table().find({}))[0]?.visitor_bounced_at).not.toBeNull();
  const [mail, ...before] = await mailsTo(agencyAddress);
  expect(before).toHaveLength(told.length);
  expect(mail?.text).toContain('0316 12 34 56');
});

test('the agency subscribes to its calendar by a secret address', async () => {
  await ask(booking(await aTime()));
  const [mail] = await mailsTo(agencyAddress);
  const address = /https?:\S+appointment-feed\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const here = services.url(address.replace(/^https?:\/\/[^/]+/, ''));
  expect(await (await fetch(here)).text()).toMatch(/SUMMARY:Beratung: Eva Kern/);
  expect((await fetch(here.replace(/.$/, 'x'))).status).toBe(404);
});
