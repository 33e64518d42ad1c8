import { kindNames } from '../../src/sections/kind-names';

/** Files of the content that are called otherwise than their names without extension say. */
const files: Readonly<Record<string, string>> = {
  agb: 'AGB',
  appointments: 'Zeiten für Beratungsgespräche',
  assistants: 'Assistenten',
  blog: 'Texte des Blogs',
  'booking-plans': 'Preise der Terminbuchung',
  common: 'Für alle Assistenten',
  conversations: 'Gespräche in Beiträgen',
  'demo-businesses': 'Betriebe zum Ausprobieren',
  'demo-videos': 'Demo-Videos',
  'feature-lists': 'Leistungen je Branche',
  industries: 'Branchen im Formular',
  navigation: 'Menüs und Fußzeile',
  'not-found': 'Seite nicht gefunden',
  packages: 'Preise der Pakete',
  people: 'Wer abhebt und wer schreibt',
  search: 'Suche',
  site: 'Firma, Telefon, Bürozeiten',
  testimonials: 'Kundenstimmen',
  'third-parties': 'Fremde Dienste',
  trainings: 'Kurse und Termin',
  'video-packages': 'Videopakete',
  'voice-prices': 'Preise der Telefonminuten',
  redirects: 'Umgezogene Adressen',
};

/** Kinds of what sections show, and of what an assistant has to know. */
const parts: Readonly<Record<string, string>> = {
  // What is drawn beside a text.
  chat: 'Chat',
  call: 'Anruf',
  schedule: 'Terminplan',
  note: 'Notiz',
  seating: 'Tischplan',
  order: 'Bestellung',
  itinerary: 'Tagesplan',
  rating: 'Bewertung',
  pipeline: 'Anfragen in Spalten',
  dashboard: 'Kennzahlen',
  document: 'Dokument',
  // What an assistant has to know.
  count: 'Anzahl',
  day: 'Tag',
  time: 'Uhrzeit',
  choice: 'Auswahl',
  items: 'Mehrere zur Auswahl',
};

/** Groups of packages and of what they offer, by the name their pages give. */
const groups: Readonly<Record<string, string>> = {
  home: 'Startseite',
  workshop: 'Werkstatt',
  hotel: 'Hotel',
  automotive: 'Automobilbranche',
  gastronomy: 'Gastronomie',
  medical: 'Ordinationen',
  beauty: 'Beauty & Wellness',
};

const kinds = new Map(Object.entries(kindNames));

/** What an editor calls a kind of section or part; one without a name here stands as it is. */
export const nameOfKind = (kind: string): string => kinds.get(kind)?.label ?? parts[kind] ?? kind;

/** What an editor calls a file of content/data or content/legal. */
export const nameOfFile = (name: string): string =>
  files[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

/** What stands over a field: the beginning of what its schema says about it, else its name. */
export function labelOf(name: string, description: string | undefined): string {
  const [beginning = ''] = (description ?? groups[name] ?? name).split(
    /[;(]|: |\. | – |, etwa /,
    1,
  );
  // A comma in the first words belongs to them.
  const [, whole = beginning] = /^(.{9,}?),/.exec(beginning) ?? [];
  return whole.trim();
}

/** What stands below a field: the rest of what its schema says about it. */
export function hintOf(label: string, description = ''): string | undefined {
  const rest = description
    .slice(label.length)
    .replace(/^[\s,;:.–]+/, '')
    .replace(/^\((.*)\)$/, '$1');
  return rest === '' ? undefined : rest.charAt(0).toUpperCase() + rest.slice(1);
}
