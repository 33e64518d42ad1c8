import type { SectionKind } from './catalogue';

type KindNames = {
  /** What the web editor calls it. */
  label: string;
  /** What it is for, as the guide and the marks of VS Code say. */
  purpose: string;
};

/** What editors read about each kind of section, in the order of the guide. */
export const kindNames: Readonly<Record<SectionKind, KindNames>> = {
  'clock-hero': {
    label: 'Kopf mit Turmuhr',
    purpose: 'Kopf der Startseite: Turmuhr mit Ereignissen und vier Zahlen',
  },
  'moment-hero': {
    label: 'Kopf mit einem Augenblick',
    purpose: 'Kopf einer Branchenseite: ein Augenblick mit Gespräch und Ergebnis',
  },
  'plain-hero': {
    label: 'Kopf, schlicht',
    purpose: 'Kopf ohne Bild: Überschrift, Einleitung, Knöpfe',
  },
  'portrait-hero': {
    label: 'Kopf mit Porträt',
    purpose: 'Kopf der Seite eines Assistenten, mit Porträt',
  },
  'service-hero': {
    label: 'Kopf einer Dienstleistung',
    purpose: 'Kopf einer Leistung, mit gezeichnetem Beispiel, Clip oder Blatt',
  },
  'training-hero': {
    label: 'Kopf der Schulungen',
    purpose: 'Kopf der Kurse, mit dem nächsten Termin',
  },
  'process-lines': {
    label: 'Ablauf in Schritten',
    purpose: 'Abläufe als Linien mit Stationen',
  },
  team: {
    label: 'Team',
    purpose: 'Die Assistenten mit Bild und Satz',
  },
  'day-cases': {
    label: 'Fälle eines Tages',
    purpose: 'Fälle eines Tages, je mit gezeichnetem Beispiel',
  },
  'latest-posts': {
    label: 'Neueste Beiträge',
    purpose: 'Die neuesten Beiträge, von selbst aktuell',
  },
  'day-ruler': {
    label: 'Tag auf dem Lineal',
    purpose: 'Ein Tag als Zeitleiste, mit Augenblicken außerhalb der Öffnungszeit',
  },
  audience: {
    label: 'Für wen',
    purpose: 'Für wen es passt und für wen nicht',
  },
  'fact-sheet': {
    label: 'Datenblatt',
    purpose: 'Blatt mit Angaben, Zeile für Zeile',
  },
  cards: {
    label: 'Karten',
    purpose: 'Karten mit Titel und Text, auf Wunsch mit Link',
  },
  comparison: {
    label: 'Vorher und nachher',
    purpose: 'Vorher und nachher in einer Tabelle',
  },
  alternatives: {
    label: 'Vergleich der Möglichkeiten',
    purpose: 'Mehrere Wege, Zeile für Zeile verglichen, je mit dem besten',
  },
  calculator: {
    label: 'Preisrechner',
    purpose: 'Der Preisrechner, darunter alle Preise, mit denen er rechnet',
  },
  showcase: {
    label: 'Gezeichnetes Beispiel',
    purpose: 'Text mit Punkten neben einem gezeichneten Beispiel',
  },
  figures: {
    label: 'Zahlen',
    purpose: 'Zwei bis vier große Zahlen',
  },
  testimonials: {
    label: 'Kundenstimmen',
    purpose: 'Kundenstimmen aus content/data/testimonials.yaml',
  },
  packages: {
    label: 'Pakete',
    purpose: 'Pakete mit Preisen aus content/data/packages.yaml',
  },
  people: {
    label: 'Menschen',
    purpose: 'Wer abhebt, wenn es ein Mensch ist, mit Gesicht, Aufgabe und Satz',
  },
  faq: {
    label: 'Fragen und Antworten',
    purpose: 'Fragen zum Aufklappen',
  },
  company: {
    label: 'Unternehmen',
    purpose: 'Wer haftet, mit Firmenbuch, und eine gezeichnete Karte',
  },
  closing: {
    label: 'Abschluss',
    purpose: 'Schluss mit Knöpfen',
  },
  dialogue: {
    label: 'Gespräch mit Randnotizen',
    purpose: 'Ein geschriebenes Gespräch zum Nachlesen',
  },
  'price-board': {
    label: 'Preistafel',
    purpose: 'Preise je Minute aus content/data/voice-prices.yaml',
  },
  'demo-picker': {
    label: 'Betriebe zum Ausprobieren',
    purpose: 'Betriebe zum Anrufen aus content/data/demo-businesses.yaml',
  },
  'booking-plans': {
    label: 'Tarife der Terminbuchung',
    purpose: 'Tarife der Terminbuchung aus content/data/booking-plans.yaml',
  },
  film: {
    label: 'Film',
    purpose: 'Ein Film in voller Breite',
  },
  'training-offers': {
    label: 'Schulungsangebote',
    purpose: 'Kurse aus content/data/trainings.yaml',
  },
  timetable: {
    label: 'Stundenplan',
    purpose: 'Stundenplan',
  },
  'booking-banner': {
    label: 'Aufruf zur Buchung',
    purpose: 'Band mit dem nächsten Kurstermin',
  },
  'video-packages': {
    label: 'Videopakete',
    purpose: 'Videopakete aus content/data/video-packages.yaml',
  },
  'demo-videos': {
    label: 'Demo-Videos',
    purpose: 'Beispielfilme aus content/data/demo-videos.yaml',
  },
  'payment-success': {
    label: 'Zahlung erfolgreich',
    purpose: 'Text nach der Bezahlung, nur auf /success',
  },
  'auth-callback': {
    label: 'Link aus der E-Mail',
    purpose: 'Anmeldung über den Link im E-Mail, nur auf /auth/callback',
  },
  appointment: {
    label: 'Gebuchter Termin',
    purpose: 'Ein gebuchter Termin, nur auf /termin',
  },
  notice: {
    label: 'Hinweis',
    purpose: 'Ein Hinweis',
  },
  'contact-intro': {
    label: 'Kopf der Kontaktseite',
    purpose: 'Kopf der Kontaktseite, mit Bild und Zitat',
  },
  'contact-channels': {
    label: 'Kontaktwege',
    purpose: 'Telefon, E-Mail und Chat',
  },
  answers: {
    label: 'Antwort suchen',
    purpose: 'Fragen zum Durchsuchen',
  },
  'contact-form': {
    label: 'Kontaktformular',
    purpose: 'Kontaktformular',
  },
  'consultation-form': {
    label: 'Beratungsformular',
    purpose: 'Formular für das Beratungsgespräch',
  },
};
