import { type FieldErrors } from '../../../lib/form-validation';
import { fieldErrors } from '../messages';
import type { Refusal } from './call';

/** Texts of booking a consultation, and of moving and cancelling it. */
export const appointmentMessages = {
  loading: 'Freie Zeiten werden geladen …',
  choose: 'Wann sollen wir Sie anrufen?',
  length: (minutes: number) => `Ein Gespräch dauert ${minutes} Minuten.`,
  otherZone: 'Alle Zeiten gelten in Österreich. Ihre Uhr zeigt gerade eine andere Zeit.',
  ownTime: (time: string) => `Bei Ihnen ist es dann ${time} Uhr.`,
  moreDays: 'Weitere Tage',
  otherTime: 'Andere Zeit wählen',
  topic: 'Thema',
  topicHint: 'Worum soll es gehen?',
  submit: 'Termin buchen',
  taken: 'Diese Zeit ist soeben vergeben worden. Bitte wählen Sie eine andere.',
  tooMany: 'Von hier sind schon mehrere Termine gebucht. Bitte rufen Sie uns an.',
  failed:
    'Das hat nicht geklappt. Ihre Eingaben bleiben stehen; bitte versuchen Sie es noch einmal.',
  orReach: 'Oder erreichen Sie uns so:',
  booked: (when: string) => `Ihr Termin ist gebucht: ${when}.`,
  next: [
    'Sie bekommen gleich eine E-Mail mit dem Termin für Ihren Kalender.',
    'Am Tag davor erinnern wir Sie, und zur gebuchten Zeit rufen wir Sie an.',
    'Kommt etwas dazwischen? Mit dem Link in der E-Mail verschieben Sie, oder Sie sagen ab.',
  ],
  manage: 'Termin verschieben oder absagen',
  // Nobody knows the free times: a wish goes the way of all requests.
  noTimes: 'Derzeit ist hier keine Zeit frei. Schreiben Sie uns, wann es Ihnen passt.',
  unavailable:
    'Unser Kalender antwortet gerade nicht. Schreiben Sie uns, wann es Ihnen passt; wir bestätigen die Zeit.',
  wish: 'Wann passt es Ihnen?',
  wishHint: 'Etwa Dienstag am Vormittag.',
  submitWish: 'Wunschzeit schicken',
  wishSent:
    'Ihr Wunsch ist bei uns, aber noch nicht fest gebucht: Wir bestätigen Ihnen die Zeit, so bald wir können.',
  wishMessage: (when: string, email: string, topic: string) =>
    [`Terminwunsch: ${when}`, `E-Mail: ${email}`, topic && `Thema: ${topic}`]
      .filter(Boolean)
      .join('\n'),
  about: (number: string) => `Zu meiner Anfrage ${number}`,
};

export const appointmentErrors: FieldErrors = {
  ...fieldErrors,
  wish: { missing: 'Bitte schreiben Sie, wann es Ihnen passt.' },
};

/** Texts of the page that the mails lead to. */
export const manageMessages = {
  loading: 'Ihr Termin wird geladen …',
  is: (when: string) => `Ihr Termin: ${when}`,
  move: 'Verschieben',
  cancel: 'Absagen',
  moveTo: (when: string) => `Auf ${when} verschieben`,
  keep: 'So lassen',
  sure: 'Möchten Sie den Termin wirklich absagen?',
  cancelNow: 'Ja, Termin absagen',
  moved: 'Ihr Termin ist verschoben. Die E-Mail dazu ist unterwegs.',
  cancelled: 'Ihr Termin ist abgesagt. Sie brauchen nichts weiter zu tun.',
  changed: 'Der Termin wurde inzwischen geändert. So steht er jetzt:',
  over: 'Dieser Link gilt nicht mehr: Der Termin ist vorbei, oder die Adresse ist nicht vollständig.',
  noLink: 'Öffnen Sie den Link in der E-Mail zu Ihrem Termin.',
  unavailable: 'Unser Kalender antwortet gerade nicht. Ihr Termin bleibt, wie er ist.',
  again: 'Noch einmal versuchen',
};

/** What to say when an appointment could not be shown, moved or cancelled. */
export const refused: Readonly<Record<Refusal, string>> = {
  taken: appointmentMessages.taken,
  changed: manageMessages.changed,
  over: manageMessages.over,
  'too-many': appointmentMessages.tooMany,
  invalid: manageMessages.over,
  down: manageMessages.unavailable,
};
