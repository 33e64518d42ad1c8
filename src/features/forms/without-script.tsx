/** Shown without JavaScript only, and therefore in no script. */
const text =
  'Danach erscheint eine fast leere Seite. Steht darauf „OK“, ist Ihre Nachricht angekommen; sonst rufen Sie uns bitte an. Die Zurück-Taste führt hierher zurück.';

export const Note = () => <p>{text}</p>;
