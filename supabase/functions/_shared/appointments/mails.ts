import { z } from 'zod';
import { calendarText, compact, escapeText } from '../calendar-lines.ts';
import { type Fact, type Mail, oneLine } from '../mails/content.ts';
import type { MailEnv } from '../env.ts';

/** A row of the table appointments. */
export const appointment = z.object({
  id: z.string(),
  token: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(['booked', 'cancelled']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  topic: z.string(),
});
export type Appointment = z.infer<typeof appointment>;
export type AppointmentEnv = MailEnv & { siteOrigins: readonly string[] };

const timeZone = 'Europe/Vienna';
const day = new Intl.DateTimeFormat('de-AT', { dateStyle: 'full', timeZone });
const clock = new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit', timeZone });

/** "Donnerstag, 3. Dezember 2026, 10:00 Uhr" */
const when = ({ starts_at }: Appointment): string => {
  const at = new Date(starts_at);
  return `${day.format(at)}, ${clock.format(at)} Uhr`;
};
const minutes = ({ starts_at, ends_at }: Appointment): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;

const facts = (booked: Appointment): Fact[] => [
  ['Termin', `${when(booked)}, ${minutes(booked)} Minuten`],
  ['Name', oneLine(booked.name)],
  ['Telefon', oneLine(booked.phone)],
  ['E-Mail', oneLine(booked.email)],
];
const about = ({ topic }: Appointment): string[] =>
  topic.trim() === '' ? [] : [`Thema: ${topic}`];

const times = '(Zeiten in Österreich)';
const team = 'Ihr Team von Uhrturm KI';

/** The page that cancels it. Its token is in the fragment, which no server and no log sees. */
const cancelLine = ({ token }: Appointment, { siteOrigins }: AppointmentEnv): string =>
  `Absagen: ${siteOrigins[0]}/termin#${token}`;

/**
 * The mails to both sides about an appointment as it is now. Anybody can write anybody's address into
 * the form, so the visitor's mail has no word of the visitor's; the agency's, which it answers, has
 * no link.
 */
export function appointmentMails(booked: Appointment, env: AppointmentEnv): Mail[] {
  const { id, email, state } = booked;
  const isBooked = state === 'booked';
  const deed = isBooked ? 'gebucht' : 'abgesagt';
  const cancel = cancelLine(booked, env);
  return [
    {
      key: `appointment/${id}/agency/${state}`,
      recipient: env.agency,
      reply_to: email,
      subject: `Termin ${deed}: ${when(booked)}, ${oneLine(booked.name)}`,
      content: [
        `Auf der Website wurde ein Beratungstermin ${deed}.`,
        facts(booked),
        ...about(booked),
        'Die Datei im Anhang trägt ihn in Ihren Kalender ein.',
      ],
      // A plain entry: who invites himself is offered nothing.
      calendar: calendarFile('PUBLISH', booked, env, {
        title: `Beratung: ${oneLine(booked.name)}, ${oneLine(booked.phone)}`,
        description: [oneLine(email), ...about(booked)].join('\n'),
      }),
    },
    {
      key: `appointment/${id}/visitor/${state}`,
      recipient: email,
      reply_to: env.agency,
      subject: `Ihr Beratungstermin ist ${deed}: ${when(booked)}`,
      content: isBooked
        ? [
            'Guten Tag,',
            `Ihr Beratungsgespräch ist am ${when(booked)} ${times}. Wir rufen Sie zu dieser Zeit an und nehmen uns ${minutes(booked)} Minuten. Das Gespräch kostet nichts.`,
            'Die Datei im Anhang trägt den Termin in Ihren Kalender ein. Am Tag davor erinnern wir Sie.',
            `Passt es doch nicht? Sagen Sie ab und buchen Sie einfach neu. ${cancel}`,
            'Sie haben nichts gebucht? Dann hat jemand Ihre Adresse eingetragen. Mit dem Link sagen Sie den Termin ab.',
            team,
          ]
        : [
            'Guten Tag,',
            `Ihr Termin am ${when(booked)} ist abgesagt. Sie brauchen nichts weiter zu tun.`,
            team,
          ],
      about: facts(booked),
      calendar: calendarFile(isBooked ? 'REQUEST' : 'CANCEL', booked, env, {
        title: 'Beratungsgespräch mit Uhrturm KI',
        description: `Wir rufen Sie an.\n${cancel}`,
      }),
    },
  ];
}

/** The mail of the day before. */
export const reminderMail = (booked: Appointment, env: AppointmentEnv): Mail => ({
  key: `appointment/${booked.id}/reminder`,
  recipient: booked.email,
  reply_to: env.agency,
  subject: `Morgen: Ihr Beratungstermin um ${clock.format(new Date(booked.starts_at))} Uhr`,
  content: [
    'Guten Tag,',
    `morgen rufen wir Sie zu Ihrem Beratungsgespräch an: ${when(booked)} ${times}.`,
    `Passt es doch nicht? ${cancelLine(booked, env)}`,
    team,
  ],
  about: facts(booked),
});

const utc = (at: string | number): string => `${compact(new Date(at))}Z`;

/** An appointment as a calendar file, the same UID whenever it is sent. */
function calendarFile(
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL',
  { id, starts_at, ends_at, state, email }: Appointment,
  { siteOrigins, agency, now }: AppointmentEnv,
  { title, description }: { title: string; description: string },
): string {
  const isBooked = state === 'booked';
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uhrturm KI//DE',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(siteOrigins[0] ?? '').hostname}`,
    `SEQUENCE:${isBooked ? 0 : 1}`,
    `DTSTAMP:${utc(now())}`,
    `DTSTART:${utc(starts_at)}`,
    `DTEND:${utc(ends_at)}`,
    `STATUS:${isBooked ? 'CONFIRMED' : 'CANCELLED'}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(method === 'PUBLISH'
      ? []
      : [`ORGANIZER:mailto:${agency}`, `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
