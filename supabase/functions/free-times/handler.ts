import { Appointments } from '../_shared/appointments/appointments.ts';
import { freeTimes } from '../_shared/appointments/free-times.ts';
import { rulesReader } from '../_shared/appointments/read-rules.ts';
import { readAppointmentSettings } from '../_shared/appointments/settings.ts';
import { Calls } from '../_shared/calls.ts';
import { forWebsite } from '../_shared/for-website.ts';
import { type MakeFunction, runtimeWith } from '../_shared/runtime.ts';
import { senderOf } from '../_shared/sender.ts';

const mostCalls = 60;

/**
 * The Edge Function that says when a consultation can be booked.
 * Request: `GET`. Answer: 200 `{minutes, times}`, the times as ISO instants, the earliest first; else
 * `{error}`.
 */
export const createFreeTimes: MakeFunction = (environment, dependencies = {}) => {
  const runtime = runtimeWith(dependencies);
  const settings = readAppointmentSettings(environment);
  const appointments = new Appointments(settings, runtime);
  const readRules = rulesReader(settings, runtime);
  const calls = new Calls(settings, runtime);

  return forWebsite('GET', settings, runtime, async (request) => {
    await calls.admit('free-times', await senderOf(request, settings.secretKey), mostCalls);
    const [rules, taken] = await Promise.all([readRules(), appointments.coming(runtime.now())]);
    const times = freeTimes(rules, taken, new Date(runtime.now()));
    return { minutes: rules.minutes, times: times.map((at) => at.toISOString()) };
  });
};
