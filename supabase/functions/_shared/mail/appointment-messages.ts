import type { Appointment } from '../appointments/appointments.ts';
import type { Entry } from '../appointments/calendar.ts';
import { oneLine } from '../one-line.ts';
import type { Fact, MailContent } from './messages.ts';

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

const deed = ({ state }: Appointment): 'gebucht' | 'abgesagt' =>
  state === 'cancelled' ? 'abgesagt' : 'gebucht';

const facts = (appointment: Appointment): Fact[] => [
  ['Termin', `${when(appointment)}, ${minutes(appointment)} Minuten`],
  ['Name', oneLine(appointment.name)],
  ['Telefon', oneLine(appointment.phone)],
  ['E-Mail', oneLine(appointment.email)],
];
const about = ({ topic }: Appointment): string[] =>
  topic.trim() === '' ? [] : [`Thema: ${topic}`];

const times = '(Zeiten in Österreich)';
const change = (page: string): string => `Absagen: ${page}`;
const team = 'Ihr Team von Uhrturm KI';

/**
 * Words of all mails about appointments, and of what stands in the calendars. Anybody can write
 * anybody's address into the form, so a visitor's mail has no word of the visitor's.
 */
export const appointmentMessages = {
  /** @param page where the visitor can cancel it */
  visitor: (appointment: Appointment, page: string): MailContent => ({
    subject: `Ihr Beratungstermin ist ${deed(appointment)}: ${when(appointment)}`,
    blocks:
      appointment.state === 'cancelled'
        ? [
            'Guten Tag,',
            `Ihr Termin am ${when(appointment)}, ist abgesagt. Sie brauchen nichts weiter zu tun.`,
            team,
          ]
        : [
            'Guten Tag,',
            `Ihr Beratungsgespräch ist am ${when(appointment)} ${times}. Wir rufen Sie zu dieser Zeit an und nehmen uns ${minutes(appointment)} Minuten. Das Gespräch kostet nichts.`,
            'Die Datei im Anhang trägt den Termin in Ihren Kalender ein. Am Tag davor erinnern wir Sie.',
            change(page),
            'Sie haben nichts gebucht? Dann hat jemand Ihre Adresse eingetragen. Mit dem Link sagen Sie den Termin ab.',
            team,
          ],
  }),

  reminder: (appointment: Appointment, page: string): MailContent => ({
    subject: `Morgen: Ihr Beratungstermin um ${clock.format(new Date(appointment.starts_at))} Uhr`,
    blocks: [
      'Guten Tag,',
      `morgen rufen wir Sie zu Ihrem Beratungsgespräch an: ${when(appointment)} ${times}.`,
      `Passt es doch nicht? ${change(page)}`,
      team,
    ],
  }),

  agency: (appointment: Appointment): MailContent => ({
    subject: `Termin ${deed(appointment)}: ${when(appointment)}, ${oneLine(appointment.name)}`,
    blocks: [
      `Auf der Website wurde ein Beratungstermin ${deed(appointment)}.`,
      facts(appointment),
      ...about(appointment),
    ],
  }),

  visitorEntry: (page: string): Entry => ({
    title: 'Beratungsgespräch mit Uhrturm KI',
    description: `Wir rufen Sie an.\n${change(page)}`,
  }),

  agencyEntry: (appointment: Appointment): Entry => ({
    title: `Beratung: ${oneLine(appointment.name)}, ${oneLine(appointment.phone)}`,
    description: [oneLine(appointment.email), ...about(appointment)].join('\n'),
  }),
};
