import assert from 'node:assert/strict';
import { ask, book, booking, calendarOf, timesOf } from './support/appointments.ts';
import { agency, refused, newTestEnv } from './support/env.ts';

Deno.test('N07 five a day from one network, two coming ones for one address', async () => {
  const env = await newTestEnv();
  const times = await timesOf(env);
  for (const [index, time] of times.slice(0, 6).entries()) {
    const answer = await ask(env, booking(time), `2001:db8::${index}`);
    assert.equal(answer.status, index < 5 ? 200 : 429);
  }
  for (const [index, email] of ['eva@one.at', 'EVA@one.at', 'eva@ONE.at'].entries()) {
    const answer = await ask(env, booking(times[6 + index], { email }));
    if (index < 2) assert.equal(answer.status, 200);
    else await refused(env, answer, 429, 'too_many_requests');
  }
});

Deno.test('N07 no mail cannon: six mails a day to one address', async () => {
  const env = await newTestEnv();
  const email = 'fremd@opfer.at';
  const statuses: number[] = [];
  for (const time of (await timesOf(env)).slice(0, 5)) {
    const answer = await ask(env, booking(time, { email }));
    statuses.push(answer.status);
    if (answer.ok) await book(env, { action: 'cancel', token: (await answer.json()).token });
  }
  assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
  assert.equal(env.mailbox.to(email).length, 6);
});

Deno.test('N07 twenty an hour from everybody: busy, and the agency is told once', async () => {
  const env = await newTestEnv();
  const times = await timesOf(env);
  for (const [index, time] of times.slice(0, 22).entries()) {
    const answer = await ask(env, booking(time));
    if (index < 20) assert.equal(answer.status, 200);
    else await refused(env, answer, 429, 'busy');
  }
  const notices = env.mailbox.subjects.filter((subject) => subject.startsWith('Ungewöhnlich'));
  assert.equal(notices.length, 1);
});

Deno.test('N07 broken fields: 400 naming them; umlaut domains and long wishes go', async () => {
  const env = await newTestEnv();
  const times = await timesOf(env);
  const wrong: Record<string, unknown[]> = {
    name: ['', ' ', 'x'.repeat(201), 1],
    email: ['a@b', 'a b@c.at', 'a@c.at\r\nBcc: b@c.at'],
    phone: ['', undefined],
    topic: ['x'.repeat(5_001), undefined],
    id: ['1', undefined],
    startsAt: ['morgen', '2026-11-30T08:00:00+01:00'],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const answer = ask(env, booking(times[0], { [field]: value }));
      await refused(env, answer, 400, 'invalid_request', { field });
    }
  const unknown = ask(env, { action: 'move' });
  await refused(env, unknown, 400, 'invalid_request', { field: 'action' });
  const name = 'Eva\r\nSUMMARY:x;y';
  const taken = booking(times[0], {
    email: 'info@gasthof-müller.at',
    topic: 'ü'.repeat(5_000),
    name,
    state: 'cancelled',
  });
  assert.equal((await book(env, taken)).state, 'booked');
  assert.equal(env.mailbox.to('info@xn--gasthof-mller-4ob.at').length, 1);
  const [entry] = env.mailbox.mails.filter(({ to }) => to === agency);
  const lines = calendarOf(entry);
  assert.deepEqual(
    lines.filter((line) => line.startsWith('SUMMARY')),
    ['SUMMARY:Beratung: Eva SUMMARY:x\\;y\\, 0316 12 34 56'],
  );
  for (const line of atob(entry?.attachments?.[0]?.content ?? '').split('\r\n'))
    assert.ok(line.length <= 75);
});
