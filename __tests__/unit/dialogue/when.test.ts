import { peopleIn } from '../../../src/dialogue/numbers';
import { dayIn, timeIn } from '../../../src/dialogue/when';
import { fold } from '../../../src/dialogue/words';

/** A Wednesday. */
const today = '2026-11-18';
const evening = ['17:30', '18:30', '19:00', '19:30', '20:00'];
const morning = ['07:30', '08:30', '10:00', '16:00'];

test.each([
  ['heute', '2026-11-18'],
  ['übermorgen', '2026-11-20'],
  ['am Samstag', '2026-11-21'],
  ['Samstg', '2026-11-21'],
  ['nächste Woche Dienstag', '2026-11-24'],
  ['am 5.12.', '2026-12-05'],
  ['am 7. Jänner', '2027-01-07'],
  ['guten Morgen', undefined],
  ['so gern', undefined],
  ['die Sonne', undefined],
])('reads the day of „%s“', (text, day) => {
  expect(dayIn(fold(text), today, false)).toBe(day);
});

test.each([
  ['halb acht', 19.5],
  ['viertel acht', 19.25],
  ['dreiviertel acht', 19.75],
  ['viertel nach sieben', 19.25],
  ['um sieben', 19],
  ['19 Uhr 30', 19.5],
  ['19.30', 19.5],
  ['20h', 20],
])('reads the time of „%s“ in an evening restaurant', (text, hours) => {
  expect(timeIn(fold(text), evening, false)).toEqual({ at: hours * 60 });
});

test.each([
  ['um acht', 8],
  ['um vier', 16],
  ['8 Uhr in der Früh', 8],
])('reads the time of „%s“ in a garage', (text, hours) => {
  expect(timeIn(fold(text), morning, false)).toEqual({ at: hours * 60 });
});

test('takes a part of the day for a span', () => {
  expect(timeIn(fold('am Nachmittag'), morning, false)).toHaveProperty('from');
});

test.each([
  ['zu fünft', 5],
  ['2 Erwachsene und 3 Kinder', 5],
  ['für 4', 4],
  ['meine Frau und ich', 2],
  ['um 4', undefined],
  ['für 19 Uhr', undefined],
])('counts the people of „%s“', (text, count) => {
  expect(peopleIn(fold(text), false)).toBe(count);
});
