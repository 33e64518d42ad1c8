import {
  type Appointment,
  Appointments,
} from '../supabase/functions/_shared/appointments/appointments';
import { formatTime } from '../supabase/functions/_shared/mail/facts';
import { printOwnerList } from './owner-list';

/** Lists the consultations that visitors have booked, the next one first. */
void printOwnerList('Die Termine', async (world) => {
  const appointments = new Appointments(world);
  print('Kommende Termine', await appointments.coming());
  const cancelled = { state: 'eq.cancelled', order: 'starts_at.asc' };
  print('Abgesagt', await appointments.find(cancelled));
});

function print(title: string, appointments: readonly Appointment[]): void {
  console.log(`${title}: ${appointments.length === 0 ? 'keine' : appointments.length}\n`);
  for (const appointment of appointments) {
    const { starts_at, name, email, phone, topic } = appointment;
    console.log(`${formatTime(starts_at)}  ${name}, ${phone}, ${email}`);
    for (const line of topic.split('\n').filter(Boolean)) console.log(`  ${line}`);
    const isTold = appointment.agency_notified_at && appointment.visitor_notified_at;
    if (!isTold) console.log('  ! E-Mails noch nicht versendet');
    if (appointment.visitor_bounced_at !== null)
      console.log('  ! Eine E-Mail ist nicht angekommen, bitte anrufen');
    if (appointment.agency_bounced_at !== null)
      console.log('  ! Die E-Mail darüber kam bei Ihnen nicht an');
    console.log('');
  }
}
