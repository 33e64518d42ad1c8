import { calendarText, compact, escapeText } from '../../supabase/functions/_shared/calendar-lines';

/** Something to be put into a calendar. */
type Appointment = {
  title: string;
  /** ISO date and clock time in Graz. */
  date: string;
  time: string;
  minutes: number;
  place: string;
  description: string;
  /** End of its name, which a calendar knows it by. */
  host: string;
};

/** Summer time ends and begins on the last Sundays of October and March, at one o'clock UTC. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Vienna',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * An appointment as a calendar file. The same appointment always has the same UID: loaded twice, it
 * stands in the calendar once.
 * @param now when the file is made, which the format asks for
 */
export function calendarFile(appointment: Appointment, now: Date): string {
  const { title, date, time, minutes, place, description, host } = appointment;
  // Clock times of Graz, counted as if they were UTC: an appointment may end after midnight.
  const begins = new Date(`${date}T${time}:00Z`);
  const ends = new Date(begins.getTime() + minutes * 60_000);
  const id = `${compact(begins)}-${encodeURIComponent(`${place} ${title}`).replace(/\W+/g, '-')}`;
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uhrturm KI//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${compact(now)}Z`,
    `DTSTART;TZID=Europe/Vienna:${compact(begins)}`,
    `DTEND;TZID=Europe/Vienna:${compact(ends)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

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
