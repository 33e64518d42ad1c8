/** Words of the cookie banner. */
export const consentMessages = {
  label: 'Cookie-Hinweis',
  text: 'Wir merken uns Ihre Auswahl im Browser. Nur mit Ihrer Zustimmung laden wir Inhalte anderer Anbieter, die Cookies setzen können. Mehr dazu im',
  privacy: 'Datenschutz',
  decline: 'Ablehnen',
  accept: 'Akzeptieren',
  settings: 'Cookie-Einstellungen',
  video: 'Video',
  play: 'Video abspielen',
  beforePlay: (platform: string) =>
    `Beim Abspielen verbindet sich Ihr Browser mit ${platform}. Dabei erfährt der Anbieter Ihre IP-Adresse.`,
  watch: (platform: string) => `Lieber auf ${platform} ansehen`,
};
