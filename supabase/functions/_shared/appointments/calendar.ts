import { calendarText, compact, escapeText } from '../calendar-lines.ts';
import type { Appointment } from './appointments.ts';
import type { AppointmentWorld } from './settings.ts';

/** What the two sides read in their calendars. */
export type Entry = { title: string; description: string };

const utc = (iso: string): string => `${compact(new Date(iso))}Z`;

/** One appointment. The same for both sides and all its changes: one UID, a rising sequence. */
function event(
  { id, starts_at, ends_at, state, sequence, email, changed_at }: Appointment,
  { title, description }: Entry,
  { siteOrigins, agency }: AppointmentWorld,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(siteOrigins[0] ?? '').hostname}`,
    `SEQUENCE:${sequence}`,
    // Not the time of the mail: sent a second time, it has to be the same.
    `DTSTAMP:${utc(changed_at)}`,
    `DTSTART:${utc(starts_at)}`,
    `DTEND:${utc(ends_at)}`,
    `STATUS:${state === 'booked' ? 'CONFIRMED' : 'CANCELLED'}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `ORGANIZER:mailto:${agency}`,
    `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`,
    'END:VEVENT',
  ];
}

/** A calendar file with some appointments. */
export const calendarOf = (
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL',
  entries: readonly { appointment: Appointment; entry: Entry }[],
  world: AppointmentWorld,
): string =>
  calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uhrturm KI//DE',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...entries.flatMap(({ appointment, entry }) => event(appointment, entry, world)),
    'END:VCALENDAR',
  ]);
