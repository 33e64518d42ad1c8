import { countWords, readingTime } from '../../../src/lib/reading-time';

test.each([
  ['', 0],
  ['Pickerl', 1],
  ['Räderwechsel am\nDienstag,\tum 7:30 Uhr', 6],
  ['Das Telefon – es läutet', 4],
  ['§57a ist Pflicht 🚗 !', 3],
  ['WhatsApp-Bot', 1],
])('%j has %d words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  [0, '1 min'],
  [1000, '5 min'],
  [1099, '5 min'],
  [1100, '6 min'],
])('%d words take %s', (words, shown) => {
  expect(readingTime(words)).toBe(shown);
});
