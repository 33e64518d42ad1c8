import { searchOver, stemsOf } from '../../../../src/sections/answers/search';

const entries = [
  { question: 'Was kostet eine Minute am Telefon?', answer: 'Die Preise stehen auf der Tafel.' },
  { question: 'Verstehen die Assistenten unsere Gäste?', answer: 'Auch auf <b>Italienisch</b>.' },
  { question: 'Brauche ich neue Straßenschilder?', answer: 'Nein, die Monatspauschale reicht.' },
  { question: 'Wann sperrt die Werkstatt auf?', answer: 'Um acht.' },
];
const search = searchOver(entries, [['Preis', 'Kosten', 'teuer']]);
const found = (query: string) => search(query, 5).map((entry) => entries.indexOf(entry));

test.each([
  ['Termin', 'Terminen'],
  ['Gast', 'Gäste'],
  ['Gäste', 'GAESTE'],
  ['Straße', 'strasse'],
  ['buchen', 'Buchungen'],
  ['möglich', 'moeglichen'],
])('%s and %s are the same word', (one, other) => {
  expect(stemsOf(one)).toEqual(stemsOf(other));
});

test.each([
  ['a form of the word', 'minuten', [0]],
  ['a synonym', 'Ist das teuer?', [0]],
  ['another spelling', 'gaesten', [1]],
  ['the beginning of a word, while typing', 'itali', [1]],
  ['a part of a compound', 'pauschale', [2]],
  ['sharp s and umlauts', 'strassenschild', [2]],
])('finds by %s', (_what, query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('a word of the question counts more than one of an answer', () => {
  expect(searchOver(entries, [])('Preise und Werkstatt', 1)).toEqual([entries[3]]);
});

test('what is nowhere finds nothing, and neither does what is everywhere', () => {
  expect(found('Zeppelin')).toEqual([]);
  expect(found('die')).toEqual([]);
  expect(found('?')).toEqual([]);
});
