/** What the owner's counting tool hears of, as it calls it. */
export type Counted =
  | 'pageview'
  | 'Anfrage'
  | 'Rückruf'
  | 'Bestellung'
  | 'Gespräch gespielt'
  | 'Preisrechner'
  | 'Suche ohne Treffer'
  | 'Formularfehler'
  | 'Skriptfehler'
  | 'Datei lädt nicht'
  | 'Richtlinie verletzt';
