import { fillIn } from '../../content-model/fill-in';
import type { Conversation } from '../../content-model/guided';

/** What all assistants say and show alike, in German and in English. */
const phrases = {
  number: ['Anzahl', 'Number'],
  day: ['Tag', 'Day'],
  time: ['Uhrzeit', 'Time'],
  name: ['Name', 'Name'],
  phone: ['Telefon', 'Phone'],
  address: ['Adresse', 'Address'],
  free: ['Wunsch', 'Wish'],
  person: ['1 Person', '1 person'],
  persons: ['{count} Personen', '{count} people'],
  confirm: ['Ja, passt', 'Yes, please'],
  change: ['Etwas ändern', 'Change something'],
  cancel: ['Abbrechen', 'Cancel'],
  whatToChange: ['Gern. Was soll anders sein?', 'Of course. What shall I change?'],
  changeValue: ['ändern', 'change'],
  cancelled: [
    'Es ist nichts eingetragen. Was darf es sonst sein?',
    'Nothing is entered. What else?',
  ],
  noDay: ['An diesem Tag ist nichts frei.', 'Nothing is free on that day.'],
  gone: ['{time} Uhr ist vergeben. Frei wäre {next} Uhr.', '{time} is taken. {next} is free.'],
  more: ['Mehr als {most}', 'More than {most}'],
  about: ['Worum es geht', 'What it is about'],
  note: ['Notiz', 'Note'],
  handed: ['Rückruf vorgemerkt', 'Call noted'],
  whoToCall: ['Wen soll {human} anrufen?', 'Whom shall {human} call?'],
  whichNumber: ['Unter welcher Nummer?', 'On which number?'],
  handOver: [
    '„{about}“[, {note}]: {human} ruft {who} unter {phone} an. Darf ich das weitergeben?',
    '“{about}”[, {note}]: {human} calls {who} on {phone}. May I pass that on?',
  ],
  willCall: ['Danke. {human} ruft zurück.', 'Thank you. {human} will call back.'],
  noted: [
    'Danke, {human} bekommt das Wort für Wort. Ist es dringend, rufen Sie bitte an:',
    'Thank you, {human} will get this word for word. If it is urgent, please call:',
  ],
  answers: ['Ihre Antwort', 'Your answer'],
  next: ['Weiter', 'Continue'],
  send: ['Weitergeben', 'Pass on'],
  anotherDay: ['Anderer Tag', 'Another day'],
  wholeNumber: ['Bitte die ganze Nummer', 'The whole number, please'],
  taken: ['{time} vergeben', '{time} taken'],
  somethingElse: ['Etwas anderes?', 'Something else?'],
  noteFor: ['Das liest {human}', '{human} reads this'],
  allQuestions: ['Alle Fragen', 'All questions'],
  subtitle: ['{name}, digitale Assistenz', '{name}, digital assistant'],
  region: ['Gespräch mit {name}', 'Conversation with {name}'],
  you: ['Sie', 'You'],
  again: ['Von vorn', 'Start over'],
  values: ['Ihre Angaben', 'Your details'],
  open: ['offen', 'open'],
  calendar: ['In den Kalender (.ics)', 'Add to calendar (.ics)'],
  calendarNote: ['Nur ein Beispiel, kein echter Termin.', 'An example, not a real appointment.'],
  example: ['Beispiel: {title}', 'Example: {title}'],
  '122': ['Feuerwehr', 'Fire'],
  '128': ['Gasgebrechen', 'Gas'],
  '133': ['Polizei', 'Police'],
  '144': ['Rettung', 'Ambulance'],
  '1450': ['Gesundheit', 'Health line'],
} as const;

/** The phrases in the language of a conversation. */
export const wordsOf =
  ({ language }: Pick<Conversation, 'language'>) =>
  (name: keyof typeof phrases, values: Readonly<Record<string, string | number>> = {}): string =>
    fillIn(phrases[name][language === 'de' ? 0 : 1], values);

/** What stands around a conversation, always in the language of the page. */
export const frameWords = {
  back: 'Zurück zum Beispiel',
  invitation: 'Hier geführt. In Ihrer Demo schreiben Kunden frei, mit Ihrem Kalender.',
  soundsLikeYou: 'Klingt das nach Ihnen?',
  ownName: 'Name Ihres Betriebs',
  request: (own: string): string =>
    own === '' ? 'Demo anfordern' : 'So für Ihren Betrieb anfragen',
  tried: (name: string, what: string, own: string): string =>
    `Auf der Website ausprobiert: ${name}${what && `, „${what}“`}${own && ` für ${own}`}.`,
};
