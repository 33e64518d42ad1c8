import { z } from 'zod';
import { nothing, rpc, sha256 } from '../_shared/database.ts';
import { forServers, HttpError, logFailure } from '../_shared/http.ts';
import { sendDueMails } from '../_shared/mails/send.ts';
import {
  type MakeFunction,
  readDatabase,
  readMail,
  readSite,
  readStripe,
  envReader,
} from '../_shared/env.ts';
import { askStripe } from './ask-stripe.ts';
import { lateMail, type LateMail } from './messages.ts';
import { remind } from './remind.ts';

const readEnv = envReader((variables) => ({
  /** What the timetable proves itself with. */
  scheduleSecret: variables.required('SCHEDULED_TASKS_SECRET', /^\S{20,}$/),
  ...readSite(variables),
  ...readDatabase(variables),
  ...readMail(variables),
  ...readStripe(variables),
}));

const lateMails: z.ZodType<LateMail[]> = z.array(
  z.object({ recipient: z.string(), subject: z.string(), made: z.string() }),
);

/**
 * The Edge Function that the database calls every ten minutes: `POST` with the secret in
 * `x-scheduled-tasks-secret`. It asks Stripe about payment pages of which the webhook has heard nothing,
 * owes the reminders of tomorrow's appointments, sends what is due, tells the agency of mails that had
 * to wait for an hour, and deletes what is old. What is wrong with the one does not hold back the others.
 * Answer: 200 `{late: 0}`; 503 `mails_late` while mails are waiting for more than an hour, or the
 * first failure: its monitoring sees what no mail could tell.
 */
export const createScheduledTasks: MakeFunction = (environment, dependencies) => {
  const env = readEnv(environment, dependencies);

  const findLate = () => rpc(env, 'late_mails', {}, lateMails);

  async function tellOfLate(): Promise<void> {
    const late = await findLate();
    if (late.length > 0) await rpc(env, 'owe', { mails: [lateMail(late, env)] }, nothing);
  }

  return forServers(env, async (request) => {
    const given = request.headers.get('x-scheduled-tasks-secret') ?? '';
    // Hashes: how long comparing takes says nothing about the secret.
    if ((await sha256(given)) !== (await sha256(env.scheduleSecret)))
      throw new HttpError(401, 'wrong_secret');
    const failures: unknown[] = [];
    for (const task of [
      () => askStripe(env),
      () => remind(env),
      tellOfLate,
      () => sendDueMails(env),
      () => rpc(env, 'tidy', {}, nothing),
    ]) {
      await task().catch((error: unknown) => {
        logFailure(env, error);
        failures.push(error);
      });
    }
    if (failures.length > 0) throw failures[0];
    const late = await findLate();
    if (late.length > 0) throw new HttpError(503, 'mails_late', { count: String(late.length) });
    return { late: 0 };
  });
};
