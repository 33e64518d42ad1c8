import {
  type Appointment,
  Appointments,
} from '../supabase/functions/_shared/appointments/appointments';
import { formatTime } from '../supabase/functions/_shared/mail/facts';
import { HttpError } from '../supabase/functions/_shared/http-error';
import { runtimeWith } from '../supabase/functions/_shared/runtime';
import { localEnvironment, supabaseSecretKey } from './local-environment.mjs';

/**
 * Lists the consultations that visitors have booked, the next one first. Reads the project of
 * SUPABASE_URL and SUPABASE_SECRET_KEY; without them, the local services.
 */
async function main(): Promise<void> {
  const supabaseUrl = process.env['SUPABASE_URL'] || localEnvironment.GATSBY_SUPABASE_URL;
  const secretKey = process.env['SUPABASE_SECRET_KEY'] || supabaseSecretKey;
  const appointments = new Appointments({ supabaseUrl, secretKey }, runtimeWith({}));
  try {
    print('Kommende Termine', await appointments.coming(Date.now()));
    const cancelled = { state: 'eq.cancelled', order: 'starts_at.asc' };
    print('Abgesagt', await appointments.find(cancelled));
  } catch (error) {
    const details = error instanceof HttpError ? JSON.stringify(error.details) : String(error);
    console.error(`Die Termine in ${supabaseUrl} sind nicht lesbar: ${details}`);
    console.error('Laufen die lokalen Dienste (npm start)? Stimmt der Schlüssel?');
    process.exitCode = 1;
  }
}

function print(title: string, appointments: readonly Appointment[]): void {
  console.log(`${title}: ${appointments.length === 0 ? 'keine' : appointments.length}\n`);
  for (const appointment of appointments) {
    const { starts_at, name, email, phone, topic } = appointment;
    console.log(`${formatTime(starts_at)}  ${name}, ${phone}, ${email}`);
    for (const line of topic.split('\n').filter(Boolean)) console.log(`  ${line}`);
    const isTold = appointment.agency_notified_at && appointment.visitor_notified_at;
    if (!isTold) console.log('  ! E-Mails noch nicht versendet');
    console.log('');
  }
}

void main();
