/** Texts of the code that is loaded when somebody begins to fill in a form. */
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
  /** Shown when the visitor has moved on to another page meanwhile. */
  sentMeanwhile: 'Ihre Nachricht ist angekommen. Vielen Dank!',
  notSentMeanwhile:
    'Ihre Nachricht konnte nicht gesendet werden. Ihre Eingaben finden Sie im Formular.',
  close: 'Schließen',
};
