import { buildOnly } from '../../lib/build-only';

/** Shown without JavaScript only, and therefore in no script. */
const text =
  'Danach erscheint eine fast leere Seite. Steht darauf „OK“, ist Ihre Nachricht angekommen; sonst rufen Sie uns bitte an. Die Zurück-Taste führt hierher zurück.';

const Note = () => <p>{text}</p>;

export const WithoutScript = buildOnly(Note);
