/** What all assistants say and show alike. */
const german = {
  label: {
    ...{ number: 'Anzahl', day: 'Tag', time: 'Uhrzeit', choice: 'Auswahl', items: 'Bestellung' },
    ...{ name: 'Name', phone: 'Telefon', address: 'Adresse', free: 'Wunsch' },
  },
  unit: ['Person', 'Personen'],
  yes: 'Ja, passt',
  change: 'Etwas ändern',
  cancel: 'Abbrechen',
  whatToChange: 'Gern. Was soll anders sein?',
  changeValue: (label: string, value: string): string => `${label}: ${value}, ändern`,
  changeShort: 'ändern',
  leftOut: 'keine Angabe',
  cancelled: 'In Ordnung, es ist nichts eingetragen. Kann ich sonst etwas tun?',
  outside: (last: string): string =>
    `So weit reicht mein Kalender nicht. Möglich ist es bis ${last}.`,
  noTimes: 'An diesem Tag ist nichts mehr frei. Welcher andere passt Ihnen?',
  otherDay: 'Welcher andere Tag passt Ihnen?',
  gone: (time: string, next: string | undefined): string =>
    next === undefined
      ? `${time} Uhr ist nicht mehr frei. Bitte wählen Sie einen anderen Tag.`
      : `${time} Uhr ist nicht mehr frei. Die nächste Zeit wäre ${next} Uhr.`,
  noTable: (human: string): string => `So einen Tisch habe ich nicht mehr. ${human} findet einen.`,
  more: (max: number): string => `Mehr als ${max}`,
  whoToCall: (human: string): string => `Wen soll ${human} anrufen, und unter welcher Nummer?`,
  willCall: (human: string): string => `Danke. ${human} hat alles vor sich und ruft zurück.`,
  noted: (human: string): string =>
    `Danke, das geht Wort für Wort an ${human}. Ist es dringend, rufen Sie bitte an:`,
  // Controls
  answers: 'Ihre Antwort',
  next: 'Weiter',
  send: 'Weitergeben',
  anotherDay: 'Anderer Tag',
  taken: 'vergeben',
  less: (what: string): string => `${what}: eines weniger`,
  plus: (what: string): string => `${what}: eines mehr`,
  total: 'Zusammen',
  missing: 'Da fehlt noch etwas.',
  tooShort: 'Bitte schreiben Sie die ganze Nummer.',
  name: 'Name',
  phone: 'Telefon',
  somethingElse: 'Etwas anderes?',
  allQuestions: 'Alle Fragen',
  noteTo: (human: string): string => `Notiz an ${human}`,
  // Frame
  subtitle: (name: string): string => `${name}, digitaler Assistent`,
  region: (name: string): string => `Gespräch mit ${name}`,
  log: 'Gesprächsverlauf',
  you: 'Sie',
  back: 'Zurück zum Beispiel',
  again: 'Von vorn',
  invitation: 'Hier geführt. In Ihrer Demo schreiben Kunden frei, mit Ihrem Kalender.',
  sheet: 'Was dabei am Blatt steht',
  values: 'Ihre Angaben',
  open: 'offen',
  soundsLikeYou: 'Klingt das nach Ihnen?',
  ownName: 'Name Ihres Betriebs',
  request: (own: string): string =>
    own === '' ? 'Demo anfordern' : 'So für Ihren Betrieb anfragen',
  tried: (name: string, what: string, own: string): string =>
    `Auf der Website ausprobiert: ${name}, „${what}“${own === '' ? '' : ` für ${own}`}.`,
  triedShort: (name: string, what: string): string => `${what} mit ${name}`,
  calendar: 'In den Kalender (.ics)',
  calendarNote: 'Vorgeführtes Beispiel von der Website, kein echter Termin.',
  example: (title: string): string => `Beispiel: ${title}`,
  handed: (human: string): string => `${human} übernimmt`,
  notes: 'Notiz',
  about: 'Worum es geht',
  appointment: 'Freie Zeiten zeigen',
  table: (number: string): string => `Tischplan; vorgemerkt: Tisch ${number}`,
  emergency: {
    ...{ '112': 'Euro-Notruf', '122': 'Feuerwehr', '128': 'Gasgebrechen', '133': 'Polizei' },
    ...{ '140': 'Bergrettung', '141': 'Ärztedienst', '144': 'Rettung', '1450': 'Gesundheit' },
  },
};

type Words = Omit<typeof german, 'unit'> & { unit: string[] };

const english: Words = {
  ...german,
  label: {
    ...{ number: 'Number', day: 'Day', time: 'Time', choice: 'Choice', items: 'Order' },
    ...{ name: 'Name', phone: 'Phone', address: 'Address', free: 'Wish' },
  },
  unit: ['person', 'people'],
  yes: 'Yes, please',
  change: 'Change something',
  cancel: 'Cancel',
  whatToChange: 'Of course. What shall I change?',
  changeValue: (label, value) => `${label}: ${value}, change`,
  changeShort: 'change',
  leftOut: 'none',
  cancelled: 'All right, nothing has been entered. Anything else?',
  outside: (last) => `My calendar does not reach that far. It is possible until ${last}.`,
  noTimes: 'Nothing is free on that day any more. Which other day suits you?',
  otherDay: 'Which other day suits you?',
  gone: (time, next) =>
    next === undefined
      ? `${time} is no longer free. Please choose another day.`
      : `${time} is no longer free. The next one would be ${next}.`,
  noTable: (human) => `I have no such table left. ${human} will find one.`,
  more: (max) => `More than ${max}`,
  whoToCall: (human) => `Whom shall ${human} call, and on which number?`,
  willCall: (human) => `Thank you. ${human} knows everything and will call back.`,
  noted: (human) =>
    `Thank you, ${human} will get this word for word. If it is urgent, please call:`,
  answers: 'Your answer',
  next: 'Continue',
  send: 'Send',
  anotherDay: 'Another day',
  taken: 'taken',
  less: (what) => `${what}: one less`,
  plus: (what) => `${what}: one more`,
  total: 'Total',
  missing: 'Something is missing.',
  tooShort: 'Please write the whole number.',
  name: 'Name',
  phone: 'Phone',
  somethingElse: 'Something else?',
  allQuestions: 'All questions',
  noteTo: (human) => `Note to ${human}`,
  subtitle: (name) => `${name}, digital assistant`,
  region: (name) => `Conversation with ${name}`,
  log: 'Conversation',
  you: 'You',
  again: 'Start over',
  values: 'Your details',
  open: 'open',
  handed: (human) => `${human} takes over`,
  notes: 'Note',
  about: 'What it is about',
  calendar: 'Add to calendar (.ics)',
  calendarNote: 'An example from the website, not a real appointment.',
  example: (title) => `Example: ${title}`,
  emergency: {
    ...{ '112': 'Emergency', '122': 'Fire', '128': 'Gas', '133': 'Police' },
    ...{ '140': 'Mountain rescue', '141': 'Doctor', '144': 'Ambulance', '1450': 'Health line' },
  },
};

export const guidedWords = ({ language }: { language: 'de' | 'en' }): Words =>
  language === 'de' ? german : english;
