import { nearest } from './nearest';

/** German names that editors try for fields with English names. */
const german: Readonly<Record<string, string>> = {
  entwurf: 'draft',
  titel: 'title',
  datum: 'date',
  aktualisiert: 'updated',
  stand: 'updated',
  autor: 'author',
  autorin: 'author',
  kategorie: 'category',
  thema: 'category',
  themen: 'tags',
  schlagworte: 'tags',
  auszug: 'excerpt',
  kurztext: 'excerpt',
  beschreibung: 'description',
  titelbild: 'cover',
  bildtext: 'coverAlt',
  ueberschrift: 'heading',
  frage: 'question',
  antwort: 'answer',
  preis: 'price',
  bild: 'image',
};

/**
 * The field an unknown one was most likely meant to be; nothing when none is close.
 * @param written its name
 * @param free the fields that could still stand there
 */
export function meantField(written: string, free: readonly string[]): string | undefined {
  const translated = german[written.toLowerCase().replace('ü', 'ue')];
  return translated !== undefined && free.includes(translated)
    ? translated
    : nearest(written, free);
}
