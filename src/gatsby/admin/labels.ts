/** Files of the content, by their names without extension. */
const files: Readonly<Record<string, string>> = {
  agb: 'AGB',
  assistants: 'Assistenten',
  authors: 'Wer schreibt',
  barrierefreiheit: 'Barrierefreiheit',
  blog: 'Blog: Texte und Themen',
  'booking-plans': 'Preise der Terminbuchung',
  common: 'Für alle Assistenten',
  conversations: 'Gespräche in Beiträgen',
  datenschutz: 'Datenschutz',
  'demo-businesses': 'Betriebe zum Ausprobieren',
  'demo-videos': 'Demo-Videos',
  'feature-lists': 'Leistungen je Branche',
  impressum: 'Impressum',
  industries: 'Branchen im Formular',
  navigation: 'Menüs und Fußzeile',
  'not-found': 'Seite nicht gefunden',
  packages: 'Preise der Pakete',
  search: 'Suche',
  site: 'Firma, Telefon, Bürozeiten',
  testimonials: 'Kundenstimmen',
  'third-parties': 'Fremde Dienste',
  trainings: 'Kurse und Termin',
  'video-packages': 'Videopakete',
  'voice-prices': 'Preise der Telefonminuten',
  luigi: 'Luigi',
  mathias: 'Mathias',
  phonix: 'Phonix',
  redirects: 'Umgezogene Adressen',
  roberto: 'Roberto',
  sabine: 'Sabine',
  sam: 'Sam',
  selina: 'Selina',
};

/** Kinds of sections. */
const kinds: Readonly<Record<string, string>> = {
  'clock-hero': 'Kopf mit Turmuhr',
  'moment-hero': 'Kopf mit einem Augenblick',
  'plain-hero': 'Kopf, schlicht',
  'portrait-hero': 'Kopf mit Porträt',
  'training-hero': 'Kopf der Schulungen',
  'service-hero': 'Kopf einer Dienstleistung',
  'contact-intro': 'Kopf der Kontaktseite',
  'process-lines': 'Ablauf in Schritten',
  team: 'Team',
  'day-cases': 'Fälle eines Tages',
  'latest-posts': 'Neueste Beiträge',
  'day-ruler': 'Tag auf dem Lineal',
  audience: 'Für wen',
  'fact-sheet': 'Datenblatt',
  cards: 'Karten',
  comparison: 'Vorher und nachher',
  showcase: 'Gezeichnetes Beispiel',
  figures: 'Zahlen',
  testimonials: 'Kundenstimmen',
  packages: 'Pakete',
  faq: 'Fragen und Antworten',
  closing: 'Abschluss',
  dialogue: 'Gespräch mit Randnotizen',
  'price-board': 'Preistafel',
  'demo-picker': 'Betriebe zum Ausprobieren',
  'booking-plans': 'Tarife der Terminbuchung',
  film: 'Film',
  'training-offers': 'Schulungsangebote',
  timetable: 'Stundenplan',
  'booking-banner': 'Aufruf zur Buchung',
  notice: 'Hinweis',
  'video-packages': 'Videopakete',
  'demo-videos': 'Demo-Videos',
  'payment-success': 'Zahlung erfolgreich',
  'auth-callback': 'Link aus der E-Mail',
  'contact-channels': 'Kontaktwege',
  answers: 'Antwort suchen',
  'contact-form': 'Kontaktformular',
  'consultation-form': 'Beratungsformular',
};

/** What an editor calls a kind of section; one without a name here stands as it is. */
export const nameOfKind = (kind: string): string => kinds[kind] ?? kind;

/** What an editor calls a file of content/data, content/dialogues or content/legal. */
export const nameOfFile = (name: string): string => files[name] ?? name;

/** What stands over a field: the beginning of what its schema says about it, else its name. */
export function labelOf(name: string, description: string | undefined): string {
  const [beginning = ''] = (description ?? name).split(/[;(]|: |\. | – |, etwa /, 1);
  // A comma in the first words belongs to them.
  const [, whole = beginning] = /^(.{9,}?),/.exec(beginning) ?? [];
  return whole.trim();
}
