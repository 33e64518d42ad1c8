import { spellings, withCompounds } from '../../../src/lib/pagefind';

const compounds = ['daten|schutz', 'daten|schutz|gesetz', 'chat|bot', 'speise|karte'];

test.each([
  ['schutz', ['datenschutz', 'datenschutzgesetz']],
  ['Bot', ['chatbot']],
  ['Karten', ['speisekarte']],
  ['unser Gesetz', ['unser datenschutzgesetz']],
  ['Daten', []],
  ['ot', []],
])('W11 %j is looked for in %j as well', (words, more) => {
  expect(withCompounds(words, compounds)).toEqual(more);
});

test.each([
  ['Strasse', ['Strasse', 'Straße']],
  ['Grüße', ['Grüße', 'Grüsse']],
  ['Termin', ['Termin']],
])('W11 %j is looked for as %j', (words, all) => {
  expect(spellings(words)).toEqual(all);
});
