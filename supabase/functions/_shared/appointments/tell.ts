import { asHttpError, HttpError } from '../http-error.ts';
import { appointmentMessages as words } from '../mail/appointment-messages.ts';
import { type Mail, sendMail } from '../mail/send-mail.ts';
import { isoTime } from '../runtime.ts';
import { type Appointment, Appointments } from './appointments.ts';
import { calendarOf } from './calendar.ts';
import { pageOf } from './link.ts';
import type { AppointmentWorld } from './settings.ts';

type Side = 'agency' | 'visitor';

async function mailOf(
  appointment: Appointment,
  side: Side,
  world: AppointmentWorld,
): Promise<Mail> {
  const { id, state, sequence, email } = appointment;
  const { agency } = world;
  const page = await pageOf(id, world);
  const isVisitor = side === 'visitor';
  const entry = isVisitor ? words.visitorEntry(page) : words.agencyEntry(appointment);
  const method = state === 'booked' ? 'REQUEST' : 'CANCEL';
  return {
    ...(isVisitor ? { to: email, replyTo: agency } : { to: agency, replyTo: email }),
    content: isVisitor ? words.visitor(appointment, page) : words.agency(appointment),
    key: `appointment/${id}/${side}/${sequence}`,
    tags: { appointment: id, recipient: side },
    calendar: { method, file: calendarOf(method, [{ appointment, entry }], world) },
  };
}

/**
 * Sends the mails about the last change that are still missing, and marks each. One that fails does
 * not hold back the other; another call sends nothing twice, for Resend knows each by its key.
 * @throws {HttpError} the first failure, once both have been tried
 */
export async function tellBoth(appointment: Appointment, world: AppointmentWorld): Promise<void> {
  const appointments = new Appointments(world);
  const failures: HttpError[] = [];
  for (const side of ['agency', 'visitor'] as const) {
    if (appointment[`${side}_notified_at`] !== null) continue;
    try {
      await sendMail(await mailOf(appointment, side, world), world);
      const mark = { [`${side}_notified_at` as const]: isoTime(world) };
      await appointments.note(appointment, mark);
    } catch (error) {
      const { status, code, details } = asHttpError(error);
      failures.push(
        new HttpError(status, code, { session: appointment.id, recipient: side, ...details }),
      );
    }
  }
  if (failures[0]) throw failures[0];
}

/** Reminds the visitor, once for each time it was booked for. */
export async function remind(appointment: Appointment, world: AppointmentWorld): Promise<void> {
  const { id, sequence, email } = appointment;
  const content = words.reminder(appointment, await pageOf(id, world));
  const key = `appointment/${id}/reminder/${sequence}`;
  const tags = { appointment: id, recipient: 'visitor' };
  await sendMail({ to: email, replyTo: world.agency, content, key, tags }, world);
  await new Appointments(world).note(appointment, { reminded_at: isoTime(world) });
}
