import assert from 'node:assert/strict';
import type { Mail } from './mailbox.ts';
import { rules, site, type TestEnv } from './env.ts';

export type Booked = { token: string; startsAt: string; endsAt: string; state: string };
export const timesOf = async (env: TestEnv): Promise<string[]> => {
  const answer = await env.call('free-times', { headers: { origin: site } });
  const { minutes, times } = await answer.json();
  assert.equal(minutes, rules.minutes);
  return times;
};

let visitors = 0;
export const booking = (startsAt: string | undefined, more: object = {}) => ({
  ...{ action: 'book', id: crypto.randomUUID(), startsAt },
  ...{ name: 'Eva Kern', phone: '0316 12 34 56' },
  ...{ email: `eva${(visitors += 1)}@kern.at`, topic: 'Chat & Telefon' },
  ...more,
});
export const ask = (env: TestEnv, body: object, from = '') =>
  env.post('appointment', body, from === '' ? {} : { 'x-forwarded-for': from });
export const book = async (env: TestEnv, body: object): Promise<Booked> => {
  const answer = await ask(env, body);
  assert.equal(answer.status, 200);
  return answer.json();
};
/** The lines of the calendar file in a mail. */
export const calendarOf = (mail: Mail | undefined): string[] =>
  atob(mail?.attachments?.[0]?.content ?? '')
    .replaceAll('\r\n ', '')
    .split('\r\n');
