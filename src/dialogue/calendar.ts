import { minutesOfDay } from '../lib/format';
import { clockText } from './dates';

type Appointment = {
  title: string;
  /** ISO date and clock time in Graz. */
  date: string;
  time: string;
  minutes: number;
  place: string;
  description: string;
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

const escape = (text: string): string =>
  text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n');

/**
 * An appointment as a calendar file.
 * @param now when the file is made, which the format asks for
 */
export function calendarFile(appointment: Appointment, now: Date): string {
  const { title, date, time, minutes, place, description } = appointment;
  const local = (clock: string) => `${date}T${clock}:00`.replace(/[-:]/g, '');
  const stamp = `${now.toISOString().slice(0, 19)}Z`.replace(/[-:]/g, '');
  const end = clockText(Math.min(minutesOfDay(time) + minutes, 1439));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uhrturm KI//Beispiel//DE',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${local(time)}-${stamp}@beispiel.invalid`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=Europe/Vienna:${local(time)}`,
    `DTEND;TZID=Europe/Vienna:${local(end)}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(place)}`,
    `DESCRIPTION:${escape(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
