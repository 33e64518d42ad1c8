import { type Appointment, Appointments } from '../_shared/appointments/appointments.ts';
import type { AppointmentWorld } from '../_shared/appointments/settings.ts';
import { remind, tellBoth } from '../_shared/appointments/tell.ts';
import { isoTime } from '../_shared/runtime.ts';
import { viennaTime } from '../_shared/vienna-time.ts';
import type { Checked } from './check-orders.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The function that took it may just be sending the mails. */
const patience = 10 * minute;
const overdueAfter = 60 * minute;
/** How long an appointment is kept after it was, or was cancelled. */
const kept = 30 * day;
/** From when on somebody likes to be reminded of tomorrow. */
const morning = '08:00';

/**
 * Sends the mails about appointments that are missing, reminds visitors on the day before, and deletes
 * what is 30 days old.
 * @returns how many waited for an hour, and how many of these have their mails now
 * @throws {HttpError} the first failure: the mail service is down then, for all of them
 */
export async function checkAppointments(world: AppointmentWorld): Promise<Checked> {
  const appointments = new Appointments(world);
  const now = world.now();
  const before = (age: number) => `lt.${isoTime(world, age)}`;
  await appointments.remove({ ends_at: before(kept) });
  await appointments.remove({ state: 'eq.cancelled', changed_at: before(kept) });
  await appointments.update({ created_at: before(day), sender: 'not.is.null' }, { sender: null });

  const waiting = await appointments.find({
    or: '(agency_notified_at.is.null,visitor_notified_at.is.null)',
    changed_at: before(patience),
    order: 'changed_at.asc',
  });
  for (const appointment of waiting) await tellBoth(appointment, world);
  for (const appointment of await appointments.coming())
    if (isTomorrow(appointment, now)) await remind(appointment, world);
  const overdue = waiting.filter(({ changed_at }) => now - Date.parse(changed_at) >= overdueAfter);
  return { overdue: overdue.length, sent: overdue.length };
}

/** Whether it is time for the reminder. Who has booked or moved it today knows. */
function isTomorrow({ starts_at, changed_at, reminded_at }: Appointment, now: number): boolean {
  const [today, tomorrow] = [now, now + day].map((at) => viennaTime(new Date(at)));
  return (
    reminded_at === null &&
    (today?.time ?? '') >= morning &&
    viennaTime(new Date(starts_at)).date === tomorrow?.date &&
    viennaTime(new Date(changed_at)).date !== today?.date
  );
}
