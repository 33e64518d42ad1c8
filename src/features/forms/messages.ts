import { type FieldWords, commonWords } from '../../components/field/messages';

/** Texts of both forms. */
export const formMessages = {
  sending: 'Wird gesendet...',
  failure: 'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.',
  maybeSent:
    'Möglicherweise ist Ihre Nachricht trotzdem angekommen. Rufen Sie uns im Zweifel kurz an.',
  kept: 'Ihre Eingaben bleiben im Formular, auch wenn Sie die Seite neu laden.',
  otherWays: 'Oder erreichen Sie uns so:',
  about: 'Ihre Anfrage:',
  removeAbout: 'Entfernen',
  callback: 'Bitte rufen Sie mich an',
  notConfigured:
    'Das Formular ist gerade nicht in Betrieb. Bitte rufen Sie an, oder schreiben Sie uns.',
  privacy: 'Mit dem Absenden verarbeiten wir Ihre Angaben, um zu antworten. Mehr dazu im',
  privacyLink: 'Datenschutz',
  withoutScript:
    'Danach erscheint eine fast leere Seite. Steht darauf „OK“, ist Ihre Nachricht angekommen; sonst rufen Sie uns bitte an. Die Zurück-Taste führt hierher zurück.',
  honeypot: 'Dieses Feld bitte leer lassen',
};

export const contactMessages = {
  submit: 'Nachricht senden',
  success: 'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
};

export const consultationMessages = {
  submit: 'Demo anfordern',
  success: 'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
  websiteHint: 'Etwa https://www.betrieb.at. Noch keine? Dann „keine“.',
  messageHint: 'Was fragen Ihre Kunden am häufigsten?',
  chooseIndustry: 'Bitte wählen Sie Ihre Branche',
};

export const fieldLabels = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Betrieb',
  website: 'Website',
  industry: 'Branche',
  message: 'Nachricht',
};

export const fieldWords = {
  ...commonWords,
  phone: {
    missing: 'Bitte geben Sie eine Telefonnummer ein.',
    invalid: 'Das ist noch keine Telefonnummer, zum Beispiel 0664 123 45 67.',
  },
  company: { missing: 'Bitte geben Sie den Namen Ihres Betriebs ein.' },
  website: {
    missing: 'Bitte geben Sie die Adresse Ihrer Website ein.',
    invalid: 'Diese Adresse ist unvollständig, zum Beispiel www.betrieb.at.',
  },
  industry: { missing: 'Bitte wählen Sie Ihre Branche.' },
  message: {
    missing: 'Bitte schreiben Sie uns, worum es geht.',
    tooLong: 'Das ist zu lang. Bitte kürzen Sie Ihren Text, oder schreiben Sie uns eine E-Mail.',
  },
} satisfies Record<keyof typeof fieldLabels, FieldWords>;
