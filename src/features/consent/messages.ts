export const consentMessages = {
  label: 'Cookie-Hinweis',
  text: 'Inhalte anderer Anbieter, die Cookies setzen können, laden wir nur mit Ihrer Zustimmung. Mehr im',
  privacy: 'Datenschutz',
  decline: 'Ablehnen',
  accept: 'Akzeptieren',
  settings: 'Cookie-Einstellungen',
};
