import { Appointments } from '../_shared/appointments/appointments.ts';
import { calendarOf } from '../_shared/appointments/calendar.ts';
import { signature } from '../_shared/appointments/link.ts';
import { readAppointmentWorld } from '../_shared/appointments/settings.ts';
import { forServers } from '../_shared/serve.ts';
import { HttpError } from '../_shared/http-error.ts';
import { appointmentMessages } from '../_shared/mail/appointment-messages.ts';
import type { MakeFunction } from '../_shared/runtime.ts';

/**
 * The Edge Function with the agency's calendar, which calendar programs subscribe to by a secret
 * address. Request: `GET ?key=`. Answer: 200 with a calendar file, else `{error}`.
 */
export const createAppointmentFeed: MakeFunction = (environment, dependencies) => {
  const world = readAppointmentWorld(environment, dependencies);
  const appointments = new Appointments(world);

  return forServers('GET', world, async ({ url }) => {
    const key = new URL(url).searchParams.get('key');
    if (key !== (await signature('feed', world))) throw new HttpError(404, 'not_found');
    const coming = await appointments.coming();
    const entries = coming.map((appointment) => ({
      appointment,
      entry: appointmentMessages.agencyEntry(appointment),
    }));
    return new Response(calendarOf('PUBLISH', entries, world), {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
    });
  });
};
