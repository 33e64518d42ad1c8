import { addDays, clockText, dayText } from '../../../src/dialogue/dates';
import { timeIn } from '../../../src/dialogue/clock';
import { type DayRead, dayIn } from '../../../src/dialogue/days';
import { withoutDays } from '../../../src/dialogue/written-days';
import { corrected } from '../../../src/dialogue/corrections';
import { readerOf } from '../../../src/dialogue/words';
import { assistant } from '../../support/dialogues';
import { always, fc, isoDay } from '../../support/property';

/** A Thursday. */
const today = '2026-11-26';
const read = readerOf(assistant('luigi').dialogue.variants);
const dayOf = (text: string, now = today): DayRead | undefined =>
  dayIn(corrected(read(text)).text, now, false);

test.each([
  ['heute', '2026-11-26'],
  ['morgen', '2026-11-27'],
  ['übermorgen', '2026-11-28'],
  ['moagn', '2026-11-27'],
  ['am Somstog', '2026-11-28'],
  ['Samstg', '2026-11-28'],
  ['am 13.12 um 10 Uhr', '2026-12-13'],
  ['am 5.1 um 9', '2027-01-05'],
  ['am 5.12.', '2026-12-05'],
  ['am 7. Jänner', '2027-01-07'],
  ['3. Januar', '2027-01-03'],
  ['1. Dez', '2026-12-01'],
  ['5. Feber', '2027-02-05'],
  ['24/12', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['am ersten Dezember', '2026-12-01'],
  ['in 14 Tagen', '2026-12-10'],
  ['heute in einer Woche', '2026-12-03'],
  ['in 2 Tagen', '2026-11-28'],
  ['Freitag in einer Woche', '2026-12-04'],
  ['übernächste Woche Dienstag', '2026-12-08'],
  ['nächste Woche Dienstag', '2026-12-01'],
  ['nächsten Donnerstag', '2026-12-03'],
  ['diesen Donnerstag', '2026-11-26'],
  ['nächsten Dienstag', '2026-12-01'],
  ['Freitag den 11.', '2026-12-11'],
  ['Freitag den 11. 14 Uhr', '2026-12-11'],
  ['nicht am Freitag, am Samstag', '2026-11-28'],
  ['nicht am Freitag, sondern am Samstag', '2026-11-28'],
  ['statt Freitag am Samstag', '2026-11-28'],
  ['Tuesday', '2026-12-01'],
  ['Do. 3.12. 19 Uhr', '2026-12-03'],
  ['Do., 3.12. 19.30', '2026-12-03'],
  ['3.12.26 19 Uhr', '2026-12-03'],
  ['the day after tomorrow', '2026-11-28'],
  ['Tag nach morgen', '2026-11-28'],
])('D01 reads the day of „%s“', (text, day) => {
  expect(dayOf(text)).toEqual({ day });
});

test.each([
  ['am 31.2. um 19 Uhr', []],
  ['am 31.4.', []],
  ['am 29.2.', []],
  ['am 24.12.2027', []],
  ['am 25.11.', []],
  ['letzten Freitag', []],
  ['übernächsten Freitag', ['2026-12-04', '2026-12-11']],
  ['nächsten Freitag', ['2026-11-27', '2026-12-04']],
  ['am Donnerstag', ['2026-11-26', '2026-12-03']],
  ['Freitag den 12.', ['2026-12-11', '2026-12-12']],
  ['Samstag, 29.11.', ['2026-11-28', '2026-11-29']],
  ['Freitag oder Samstag', ['2026-11-27', '2026-11-28']],
  ['heute in acht Tagen', ['2026-12-03', '2026-12-04']],
  ['KW 50 Dienstag', []],
  ['am ersten Montag im Dezember', []],
  ['am letzten Freitag im Dezember', []],
  ['am 1. Adventsonntag', []],
  ['am dritten Adventwochenende', []],
])('D01 asks which day „%s“ is', (text, options) => {
  expect(dayOf(text)).toMatchObject({ options });
});

test.each([
  'Dr. Sonntag',
  'Herr Freitag',
  'Frau Montag',
  'guten Morgen',
  'so gern',
  'die Sonne',
  'die Montage',
  'um 19.30',
  'um 10.12 Uhr',
])('reads no day out of „%s“', (text) => {
  expect(dayOf(text)).toBeUndefined();
});

test(
  'reads every day of a year as it says it, on whatever day, and none as a time',
  always([isoDay, fc.nat(364)], (day, ahead) => {
    const now = addDays(day, -ahead);
    const said = dayText(day);
    const short = `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;
    // A date within the last weeks of the next year would be one that is over.
    const alone = ahead > 300 ? [] : [said.replace(/^\S+ /, ''), `am ${short}`];
    for (const text of [said, day, ...alone])
      expect([text, dayOf(text, now)]).toEqual([text, { day }]);
    expect(timeIn(withoutDays(read(said), false), undefined, false)).toBeUndefined();
  }),
);

test(
  'reads every time of a day as it says it',
  always([fc.nat(1439)], (minutes) => {
    const text = read(`um ${clockText(minutes)} Uhr`);
    const time = timeIn(text, [{ from: '00:00', to: '23:59' }], false);
    const meant = time && 'at' in time ? [time.at] : time && 'options' in time ? time.options : [];
    expect([text, meant.includes(minutes)]).toEqual([text, true]);
    // Nobody who says "19:30" means the morning.
    if (minutes >= 780) expect(meant).toEqual([minutes]);
  }),
);

const evening = [{ from: '17:00', to: '22:00' }];
const morning = [{ from: '07:00', to: '18:00' }];
const timeOf = (text: string, hours: typeof evening, asked = false) =>
  timeIn(withoutDays(read(text), false), hours, asked);

test.each([
  ['halb acht', 19.5],
  ['hoiba ochte', 19.5],
  ['viertel acht', 19.25],
  ['dreiviertel sieben', 18.75],
  ['viertel nach sieben', 19.25],
  ['um sieben', 19],
  ['19 Uhr 30', 19.5],
  ['um 19 Uhr 15', 19.25],
  ['abends 7 Uhr 15', 19.25],
  ['19.30', 19.5],
  ['19h', 19],
  ['7:30 pm', 19.5],
  ['um 7 am Abend', 19],
])('reads the time of „%s“ in a restaurant', (text, hours) => {
  expect(timeOf(text, evening)).toEqual({ at: hours * 60 });
});

test.each([
  ['um acht', 8],
  ['um vier', 16],
  ['halb acht', 7.5],
  ['dreiviertel sieben in da früh', 6.75],
])('reads the time of „%s“ in a garage', (text, hours) => {
  expect(timeOf(text, morning)).toEqual({ at: hours * 60 });
});

test.each([
  ['in da früh', 300, 600],
  ['am Vormittag', 360, 719],
  ['abends', 990, 1380],
  ["auf d'Nacht", 990, 1380],
])('takes „%s“ for a part of the day', (text, from, to) => {
  expect(timeOf(text, morning)).toEqual({ from, to });
});

test('asks which of two times is meant', () => {
  expect(timeOf('um 18 oder 19 Uhr', evening)).toEqual({ options: [1080, 1140] });
  expect(timeIn(read('halb acht'), undefined, false)).toEqual({ options: [450, 1170] });
});
