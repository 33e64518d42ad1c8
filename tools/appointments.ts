import {
  type Appointment,
  Appointments,
} from '../supabase/functions/_shared/appointments/appointments';
import { formatTime } from '../supabase/functions/_shared/mail/facts';
import { printEntries, printOwnerList } from './owner-list';

/** Lists the consultations that visitors have booked, the next one first. */
void printOwnerList('Die Termine', async (world) => {
  const appointments = new Appointments(world);
  printEntries('Kommende Termine', await appointments.coming(), linesOf);
  const cancelled = { state: 'eq.cancelled', order: 'starts_at.asc' };
  printEntries('Abgesagt', await appointments.find(cancelled), linesOf);
});

function linesOf(appointment: Appointment): string[] {
  const { starts_at, name, email, phone, topic } = appointment;
  const isTold = appointment.agency_notified_at && appointment.visitor_notified_at;
  return [
    `${formatTime(starts_at)}  ${name}, ${phone}, ${email}`,
    ...topic
      .split('\n')
      .filter(Boolean)
      .map((line) => `  ${line}`),
    ...(isTold ? [] : ['  ! E-Mails noch nicht versendet']),
    ...(appointment.visitor_bounced_at === null
      ? []
      : ['  ! Eine E-Mail ist nicht angekommen, bitte anrufen']),
    ...(appointment.agency_bounced_at === null
      ? []
      : ['  ! Die E-Mail darüber kam bei Ihnen nicht an']),
  ];
}
