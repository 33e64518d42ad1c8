/** Texts of what is loaded with the first touch of a form. */
export const sendMessages = {
  sentAlong: 'Das schicken wir mit:',
  trailPages: (pages: string) => `vorher besucht: ${pages}`,
  home: 'Startseite',
  trailFrom: (host: string) => `gekommen von ${host}`,
  trailCampaign: (campaign: string) => `Kampagne ${campaign}`,
  leaveOut: 'Weglassen',
  /** At the end of the message. */
  trailNote: (trail: string) => `[Website: ${trail}]`,
  /** At the end of a message whose honeypot was filled in. */
  trapped: '[Website: Ein verstecktes Feld gegen Roboter war ausgefüllt.]',
  /** Told on another page, where the visitor has gone meanwhile. */
  sentMeanwhile: 'Ihre Nachricht ist angekommen. Vielen Dank!',
  notSentMeanwhile:
    'Ihre Nachricht konnte nicht gesendet werden. Ihre Eingaben finden Sie im Formular.',
  close: 'Schließen',
};
