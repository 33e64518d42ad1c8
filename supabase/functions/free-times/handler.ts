import { z } from 'zod';
import { freeTimes } from '../_shared/appointments/free-times.ts';
import { readBooking, rulesReader } from '../_shared/appointments/rules.ts';
import { admit, rpc, senderOf } from '../_shared/database.ts';
import { forWebsite } from '../_shared/http.ts';
import { type MakeFunction, envReader } from '../_shared/env.ts';

const readEnv = envReader(readBooking);
const mostCalls = 60;
const instant = z.iso.datetime({ offset: true });
const takenTimes = z.array(z.object({ starts_at: instant, ends_at: instant }));

/**
 * The Edge Function that says when a consultation can be booked: `GET` from a page of the website.
 * Answer: 200 `{minutes, times}`, the times as ISO instants, the earliest first; else `{error}`: 429
 * `too_many_requests`, 503 `database_unavailable`, `no_rules`.
 */
export const createFreeTimes: MakeFunction = (environment, dependencies) => {
  const env = readEnv(environment, dependencies);
  const readRules = rulesReader(env);

  return forWebsite('GET', env, async (request) => {
    await admit(env, 'free-times', await senderOf(request, env), mostCalls);
    const [rules, taken] = await Promise.all([
      readRules(),
      rpc(env, 'taken_times', {}, takenTimes),
    ]);
    const times = freeTimes(rules, taken, new Date(env.now()));
    return { minutes: rules.minutes, times: times.map((at) => at.toISOString()) };
  });
};
