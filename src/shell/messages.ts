/** In place of a page that cannot be drawn. Not in content/: what has failed may be the content. */
export const pageFailed = {
  heading: 'Diese Seite lässt sich gerade nicht anzeigen.',
  text: 'Der Fehler liegt bei uns. Hier geht es weiter:',
  ways: [
    { label: 'Zur Startseite', to: '/' },
    { label: 'Kontakt aufnehmen', to: '/kontaktinformationen' },
  ],
};

/** Where a conversation leads when there is no calendar. */
export const bookingLabel = 'Beratung anfragen';
