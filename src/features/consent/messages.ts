/** Texts of the cookie banner. */
export const consentMessages = {
  label: 'Cookie-Hinweis',
  text: 'Wir merken uns Ihre Auswahl im Browser. Nur mit Ihrer Zustimmung laden wir Inhalte anderer Anbieter, die Cookies setzen können. Mehr dazu im',
  privacy: 'Datenschutz',
  decline: 'Ablehnen',
  accept: 'Akzeptieren',
  settings: 'Cookie-Einstellungen',
};
