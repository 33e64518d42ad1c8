/** What all assistants say and show alike. */
export const german = {
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
    `Dieser Tag liegt nicht in meinem Kalender. Möglich ist es ab jetzt bis ${last}.`,
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

export type Words = Omit<typeof german, 'unit'> & { unit: string[] };
