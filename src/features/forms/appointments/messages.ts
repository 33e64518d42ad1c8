import type { Refusal } from './call';

/** Texts of booking a consultation. */
export const appointmentMessages = {
  loading: 'Freie Zeiten werden geladen …',
  choose: 'Wann sollen wir Sie anrufen?',
  length: (minutes: number) =>
    `Ein Gespräch dauert ${minutes} Minuten. Alle Zeiten gelten in Österreich.`,
  moreDays: 'Weitere Tage',
  otherTime: 'Andere Zeit wählen',
  topic: 'Thema',
  topicHint: 'Worum soll es gehen?',
  submit: 'Termin buchen',
  invalid:
    'Diese Angaben nimmt unser Kalender nicht an. Bitte prüfen Sie sie, vor allem die E-Mail-Adresse.',
  failed:
    'Das hat nicht geklappt. Ihre Eingaben bleiben stehen; bitte versuchen Sie es noch einmal.',
  orReach: 'Oder erreichen Sie uns so:',
  booked: (when: string) => `Ihr Termin ist gebucht: ${when}.`,
  next: [
    'Sie bekommen gleich eine E-Mail mit dem Termin für Ihren Kalender.',
    'Am Tag davor erinnern wir Sie, und zur gebuchten Zeit rufen wir Sie an.',
    'Kommt etwas dazwischen? Mit dem Link in der E-Mail sagen Sie ab; danach buchen Sie neu.',
  ],
  manage: 'Termin ansehen oder absagen',
  // Nobody knows the free times: a wish goes the way of all requests.
  noTimes: 'Derzeit ist hier keine Zeit frei. Schreiben Sie uns, wann es Ihnen passt.',
  unavailable:
    'Unser Kalender antwortet gerade nicht. Schreiben Sie uns, wann es Ihnen passt; wir bestätigen die Zeit.',
  wish: 'Wann passt es Ihnen?',
  wishHint: 'Etwa Dienstag am Vormittag.',
  wishMissing: 'Bitte schreiben Sie, wann es Ihnen passt.',
  submitWish: 'Wunschzeit schicken',
  wishSent:
    'Ihr Wunsch ist bei uns, aber noch nicht fest gebucht: Wir bestätigen Ihnen die Zeit, so bald wir können.',
  wishAbout: (when: string) => `Terminwunsch: ${when}`,
};

/** Texts of the page that the mails lead to. */
export const manageMessages = {
  loading: 'Ihr Termin wird geladen …',
  is: (when: string) => `Ihr Termin: ${when}`,
  cancel: 'Absagen',
  keep: 'So lassen',
  sure: 'Möchten Sie den Termin wirklich absagen?',
  cancelNow: 'Ja, Termin absagen',
  cancelled: 'Ihr Termin ist abgesagt. Möchten Sie einen anderen?',
  rebook: 'Neuen Termin wählen',
  noLink: 'Öffnen Sie den Link in der E-Mail zu Ihrem Termin.',
  again: 'Noch einmal versuchen',
};

const over =
  'Dieser Link gilt nicht mehr: Der Termin ist vorbei, oder die Adresse ist nicht vollständig.';

/** What to say when an appointment could not be booked, shown or cancelled. */
export const refused: Readonly<Record<Refusal, string>> = {
  taken: 'Diese Zeit ist soeben vergeben worden. Bitte wählen Sie eine andere.',
  over,
  'too-many': 'Von hier sind schon mehrere Termine gebucht. Bitte rufen Sie uns an.',
  busy: 'Gerade möchten sehr viele einen Termin. Bitte versuchen Sie es in einer Stunde, oder rufen Sie uns an.',
  invalid: over,
  down: 'Unser Kalender antwortet gerade nicht. Ihr Termin bleibt, wie er ist.',
};
