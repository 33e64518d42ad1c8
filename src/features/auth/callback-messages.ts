/**
 * What the page says in each state. The first is in the document, and as long as what mostly follows:
 * the page keeps its shape.
 */
export const callbackMessages = {
  checking: {
    heading: 'Einen Moment, bitte.',
    text: 'Wir prüfen den Link aus Ihrer E-Mail. Sind Sie ohne einen solchen Link gekommen, melden Sie sich gleich hier mit Ihrer E-Mail-Adresse und Ihrem Passwort an.',
  },
  'to-confirm': {
    heading: 'Nur noch ein Klick.',
    text: 'Bestätigen Sie hier, dass Sie den Link aus unserer E-Mail geöffnet haben. Erst damit ist er eingelöst.',
  },
  confirmed: {
    heading: 'Ihre E-Mail-Adresse ist bestätigt.',
    text: 'Ihr Konto ist bereit, und Sie sind angemeldet.',
  },
  recovery: {
    heading: 'Vergeben Sie ein neues Passwort.',
    text: 'Danach sind Sie angemeldet und können gleich weitermachen.',
  },
  'password-changed': {
    heading: 'Ihr neues Passwort ist gespeichert.',
    text: 'Sie sind angemeldet.',
  },
  'signed-in': {
    heading: 'Sie sind angemeldet.',
    text: 'Hier gibt es nichts mehr zu tun.',
  },
  'other-device': {
    heading: 'Bitte melden Sie sich an.',
    text: 'Dieser Link lässt sich hier nicht einlösen, vermutlich wurde er in einem anderen Browser oder auf einem anderen Gerät angefordert. Stammt er aus der E-Mail zu Ihrer Registrierung, so ist Ihre E-Mail-Adresse bestätigt, und Sie melden sich mit Ihrem Passwort an. Für ein neues Passwort fordern Sie den Link bitte noch einmal auf diesem Gerät an.',
  },
  expired: {
    heading: 'Dieser Link ist abgelaufen.',
    text: 'Oder er wurde schon eingelöst: Dann ist Ihre E-Mail-Adresse bestätigt, und Sie können sich anmelden. Haben Sie mehrere E-Mails von uns, gilt nur der Link aus der neuesten. Sonst schicken wir Ihnen gerne einen neuen.',
  },
  invalid: {
    heading: 'Dieser Link gilt nicht mehr.',
    text: 'Ist Ihre E-Mail-Adresse schon bestätigt, melden Sie sich einfach an. Sonst schicken wir Ihnen gerne einen neuen Link.',
  },
  nothing: {
    heading: 'Hier melden Sie sich an.',
    text: 'Nach der Registrierung kommt ein Link per E-Mail, den öffnen Sie bitte zuerst. Mit einem bestätigten Konto geht es gleich hier weiter.',
  },
  unreachable: {
    heading: 'Unser Anmeldedienst antwortet gerade nicht.',
    text: 'Ihr Link ist deshalb nicht verloren. Versuchen Sie es in ein paar Minuten noch einmal.',
  },
  off: {
    heading: 'Die Anmeldung ist gerade nicht in Betrieb.',
    text: 'Bestellen können Sie trotzdem: Schreiben Sie uns, oder rufen Sie an.',
  },
};

/** Every state of /auth/callback. */
export type CallbackState = keyof typeof callbackMessages;

/** Button that redeems a link. */
export const confirm = 'Weiter';

/** Button after a broken connection. */
export const tryAgain = 'Noch einmal versuchen';

/** For browsers without JavaScript. */
export const needsScript =
  'Zum Anmelden braucht Ihr Browser JavaScript. Bestellen können Sie auch ohne: über unser Kontaktformular oder am Telefon.';
