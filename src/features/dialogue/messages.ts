/** Words around a played conversation. */
export const dialogueMessages = {
  loading: 'Einen Augenblick.',
  back: 'Zurück zum Beispiel',
  region: (name: string): string => `${name} ausprobieren`,
  label:
    'Vorführung ohne Sprachmodell, sie läuft nur in Ihrem Browser. Bei Ihnen kommen Ihr Kalender, Ihre Preise und freie Sätze dazu.',
  /** As the greeting says: "der digitale Assistent", "die digitale Assistentin". */
  subtitle: (name: string, greeting: string): string =>
    [name, ...(/d(er|ie) digitale \w+/.exec(greeting)?.slice(0, 1) ?? [])].join(', '),
  status: { open: 'Im Dienst', done: 'Erledigt', handover: 'Übergeben' },
  log: 'Gesprächsverlauf',
  typing: 'schreibt',
  suggestions: 'Vorschläge',
  field: 'Ihre Nachricht',
  /** What the field takes at this step, such as "Tag, Uhrzeit". */
  placeholder: (takes: string): string => takes || 'Oder selbst schreiben',
  entry: 'Verstanden',
  correct: (label: string, value: string): string =>
    `${label === '' ? value : `${label}: ${value}`}, ändern`,
  notes: (count: number): string => (count === 1 ? 'Notiz' : `${count} Notizen`),
  noted: { open: 'vorgemerkt', done: 'eingetragen', handover: 'übergeben' },
  send: 'Senden',
  you: 'Sie',
  aloud: 'Vorlesen',
  calendar: 'In den Kalender (.ics)',
  calendarNote: 'Vorgeführtes Beispiel von der Website, kein echter Termin.',
  example: (title: string): string => `Beispiel: ${title}`,
  handedOver: (human: string): string => `${human} übernimmt`,
  handoverNote: 'Mitgegeben wird, was Sie geschrieben haben. Sie müssen nichts wiederholen.',
  tried: (what: string): string => `Auf der Website ausprobiert: ${what}.`,
  triedTalking: (name: string): string => `Gespräch mit „${name}“`,
  request: 'Demo anfordern',
  sheet: 'Was dabei am Blatt steht',
};
