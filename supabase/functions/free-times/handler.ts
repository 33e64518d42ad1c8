import { Appointments } from '../_shared/appointments/appointments.ts';
import { freeTimes } from '../_shared/appointments/free-times.ts';
import { rulesReader } from '../_shared/appointments/rules.ts';
import { readAppointmentWorld } from '../_shared/appointments/settings.ts';
import { Calls, senderOf } from '../_shared/calls.ts';
import { forWebsite } from '../_shared/serve.ts';
import type { MakeFunction } from '../_shared/runtime.ts';

const mostCalls = 60;

/**
 * The Edge Function that says when a consultation can be booked.
 * Request: `GET`. Answer: 200 `{minutes, times}`, the times as ISO instants, the earliest first; else
 * `{error}`.
 */
export const createFreeTimes: MakeFunction = (environment, dependencies) => {
  const world = readAppointmentWorld(environment, dependencies);
  const appointments = new Appointments(world);
  const readRules = rulesReader(world);
  const calls = new Calls(world);

  return forWebsite('GET', world, async (request) => {
    await calls.admit('free-times', await senderOf(request, world.secretKey), mostCalls);
    const [rules, taken] = await Promise.all([readRules(), appointments.coming()]);
    const times = freeTimes(rules, taken, new Date(world.now()));
    return { minutes: rules.minutes, times: times.map((at) => at.toISOString()) };
  });
};
