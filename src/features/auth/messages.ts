import type { FieldWords } from '../../components/field/messages';

/** Texts of the sign-in form in each mode. */
export const modeMessages = {
  'sign-in': {
    title: 'Anmelden',
    subtitle: 'Melden Sie sich an, um fortzufahren',
    submit: 'Anmelden',
  },
  'sign-up': {
    title: 'Konto erstellen',
    subtitle: 'Erstellen Sie ein Konto für den Checkout',
    submit: 'Konto erstellen',
  },
  forgot: {
    title: 'Passwort vergessen',
    subtitle: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort vergeben.',
    submit: 'Link anfordern',
  },
  resend: {
    title: 'Bestätigung erneut senden',
    subtitle: 'Wir schicken Ihnen den Link zur Bestätigung noch einmal.',
    submit: 'Bestätigung erneut senden',
  },
};

/** What the sign-in form does. */
export type AuthMode = keyof typeof modeMessages;

/** All other texts of the sign-in form. */
export const authMessages = {
  busy: 'Wird verarbeitet...',
  toSignIn: 'Bereits ein Konto? Hier anmelden',
  toSignUp: 'Noch kein Konto? Hier registrieren',
  forgot: 'Passwort vergessen?',
  resend: 'Bestätigung erneut senden',
  signedIn: 'Anmeldung erfolgreich!',
  signedUp: 'Registrierung erfolgreich! Sie können sich jetzt anmelden.',
  confirmFirst: (email: string) =>
    `Bestätigen Sie dafür Ihre E-Mail-Adresse: Der Link ist unterwegs an ${email}. Sehen Sie auch im Spam-Ordner nach. Kommt keine E-Mail, haben Sie vielleicht schon ein Konto: Melden Sie sich an, oder fordern Sie ein neues Passwort an.`,
  sent: (email: string) =>
    `Wenn es zu ${email} ein Konto gibt, ist der Link jetzt unterwegs. Sehen Sie auch im Spam-Ordner nach.`,
  newPassword: 'Neues Passwort',
  savePassword: 'Passwort speichern',
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: 'Mindestens 6 Zeichen',
};

export const passwordWords: FieldWords = {
  missing: 'Bitte geben Sie Ihr Passwort ein.',
  invalid: 'Das Passwort braucht mindestens 6 Zeichen.',
  tooLong: 'Das Passwort darf höchstens 72 Zeichen haben.',
};

const linkTooOld = 'Der Link ist abgelaufen. Bitte fordern Sie einen neuen an.';
const signedOut = 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.';

/** German messages for the error codes of Supabase Auth; `unreachable` and `pwned` are our own. */
export const failureMessages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    invalid_credentials: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    email_not_confirmed:
      'Diese E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie bitte den Link in unserer E-Mail.',
    user_banned: 'Dieses Konto ist gesperrt. Bitte rufen Sie uns an.',
    weak_password: 'Dieses Passwort ist zu einfach. Bitte wählen Sie ein längeres.',
    pwned: 'Dieses Passwort ist aus einem Datenleck bekannt. Bitte wählen Sie ein anderes.',
    same_password: 'Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.',
    signup_disabled: 'Zurzeit sind keine neuen Konten möglich. Bitte schreiben Sie uns.',
    email_address_invalid: 'Diese E-Mail-Adresse nimmt unser Anmeldedienst nicht an.',
    validation_failed: 'Bitte prüfen Sie E-Mail-Adresse und Passwort.',
    over_email_send_rate_limit:
      'Wir haben eben schon eine E-Mail geschickt. Bitte warten Sie kurz.',
    over_request_rate_limit: 'Das waren zu viele Versuche. Bitte warten Sie ein paar Minuten.',
    session_expired: signedOut,
    session_not_found: signedOut,
    refresh_token_not_found: signedOut,
    refresh_token_already_used: signedOut,
    otp_expired: linkTooOld,
    flow_state_expired: linkTooOld,
    flow_state_not_found: linkTooOld,
    unreachable:
      'Unser Anmeldedienst ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  }),
);

/** For errors without a known code. */
export const unknownFailure = 'Ein Fehler ist aufgetreten';
