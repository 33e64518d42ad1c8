import { type Appointment, calendarFile } from './calendar-file';

/** How long a browser may take to read the file, in milliseconds. */
const readTime = 60_000;

/** Hands over an appointment as a file for the visitor's calendar, made on the page itself. */
export function downloadAppointment(appointment: Appointment, name: string): void {
  const file = calendarFile(appointment, new Date());
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  link.href = address;
  link.download = `${name}.ics`;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari asks first whether to open the file, and reads it only then.
  setTimeout(() => URL.revokeObjectURL(address), readTime);
}
