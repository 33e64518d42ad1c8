import { z } from 'zod';
import { appointment, type AppointmentEnv, reminderMail } from '../_shared/appointments/mails.ts';
import { nothing, rpc } from '../_shared/database.ts';
import { viennaInstant, viennaTime } from '../_shared/vienna-time.ts';

const day = 24 * 60 * 60_000; // milliseconds
/** From when on somebody likes to be reminded of tomorrow. */
const morning = '08:00';

/** Owes the reminders of tomorrow's appointments, once each. Who has booked today knows. */
export async function remind(env: AppointmentEnv): Promise<void> {
  const { date, time } = viennaTime(new Date(env.now()));
  if (time < morning) return;
  // From midnight to midnight, in Graz.
  const midnight = (daysAhead: number) =>
    viennaInstant(new Date(Date.parse(date) + daysAhead * day).toISOString().slice(0, 10), '00:00');
  const span = { from_time: midnight(1), to_time: midnight(2), booked_before: midnight(0) };
  const found = await rpc(env, 'appointments_to_remind_of', span, z.array(appointment));
  const mails = found.map((booked) => reminderMail(booked, env));
  if (mails.length > 0) await rpc(env, 'owe', { mails }, nothing);
}
