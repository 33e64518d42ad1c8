import { commonFieldErrors } from '../../components/field/messages';
import type { FieldErrors } from '../../lib/form-validation';

/** Texts of both forms. */
export const formMessages = {
  sending: 'Wird gesendet...',
  failure: 'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.',
  maybeSent:
    'Möglicherweise ist Ihre Nachricht trotzdem angekommen. Rufen Sie uns im Zweifel kurz an.',
  number: (number: string) =>
    `Ihre Anfrage hat die Nummer ${number}; darin stehen Tag und Uhrzeit. Nennen Sie sie, wenn Sie anrufen.`,
  again: 'Noch eine Nachricht schreiben',
  about: 'Ihre Anfrage:',
  prepared: 'Ihre Nachricht steht schon im Formular.',
  removeAbout: 'Entfernen',
  /** Prepared words for what a button was about. */
  interest: (about: string) => `Ich interessiere mich für ${about}.`,
  otherWays: 'Oder erreichen Sie uns so:',
  kept: 'Ihre Eingaben bleiben im Formular, auch wenn Sie die Seite neu laden.',
  notConfigured:
    'Das Formular ist gerade nicht in Betrieb. Bitte rufen Sie an, oder schreiben Sie uns.',
  /** Before the hours of the office, and after them. */
  read: 'Wir antworten zu den Bürozeiten,',
  later: 'Was danach kommt, lesen wir am nächsten Werktag.',
  privacy: 'Mit dem Absenden verarbeiten wir Ihre Angaben, um zu antworten. Mehr dazu im',
  privacyLink: 'Datenschutz',
  honeypot: 'Dieses Feld bitte leer lassen',
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

export const contactMessages = {
  submit: 'Nachricht senden',
  success: 'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
};

export const consultationMessages = {
  submit: 'Demo anfordern',
  success: 'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
  websiteHint: 'Etwa www.betrieb.at. Noch keine? Dann „keine“ oder Ihr Google-Eintrag.',
  messageHint: 'Was fragen Ihre Kunden am häufigsten?',
  chooseIndustry: 'Bitte wählen Sie Ihre Branche',
};

export const fieldErrors: FieldErrors = {
  ...commonFieldErrors,
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
  message: { missing: 'Bitte schreiben Sie uns, worum es geht.' },
};
