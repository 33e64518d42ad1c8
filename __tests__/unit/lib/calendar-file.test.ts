import { clockText } from '../../../src/features/guided/times';
import { calendarFile } from '../../../src/lib/calendar-file';
import { always, fc, isoDay } from '../../support/property';

const appointment = {
  title: 'Beispiel: Tisch, 4 Personen',
  date: '2026-11-21',
  time: '19:30',
  minutes: 120,
  place: 'Pizzeria Muster',
  description: 'Kein echter Termin.',
  host: 'beispiel.invalid',
};
const now = new Date('2026-11-18T09:00:00Z');
const lineOf = (file: string, name: string) =>
  file
    .replace(/\r\n /g, '')
    .split('\r\n')
    .find((line) => line.startsWith(name));

test('the same appointment keeps its UID, another one has another', () => {
  const uid = (changed: Partial<typeof appointment>, at = now) =>
    lineOf(calendarFile({ ...appointment, ...changed }, at), 'UID:');
  expect(uid({}, new Date('2026-11-19T10:11:12Z'))).toBe(uid({}));
  for (const other of [{ time: '20:00' }, { date: '2026-11-22' }, { title: 'Beispiel: Tisch' }])
    expect(uid(other)).not.toBe(uid({}));
  expect(uid({ place: 'Café Österreich' })).toMatch(/^UID:[\w@.-]+$/);
});

const sign = fc.oneof(
  fc.constantFrom('\\', ',', ';', '\n', '\r', 'ü', '€'),
  // Other breaks of lines are read as one: below.
  fc.string({ unit: 'grapheme', maxLength: 1 }).filter((each) => !/[\u2028\u2029]/.test(each)),
);
const text = fc.array(sign, { maxLength: 200, size: 'max' }).map((signs) => signs.join(''));
const anyAppointment = fc.record({
  title: text,
  place: text,
  description: text,
  host: fc.constant('beispiel.invalid'),
  date: isoDay,
  time: fc.nat(1439).map(clockText),
  minutes: fc.integer({ min: 1, max: 6000 }),
});

test(
  'whatever is written, a calendar reads the same: texts, begin and end, in lines of 75 octets',
  always([anyAppointment], (each) => {
    const file = calendarFile(each, now);
    const read = (name: string) =>
      lineOf(file, name)
        ?.replace(/^[^:]+:/, '')
        .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
    const meant = (written: string) => written.replace(/\r\n?/g, '\n');
    expect(read('SUMMARY')).toBe(meant(each.title));
    expect(read('LOCATION')).toBe(meant(each.place));
    expect(read('DESCRIPTION')).toBe(meant(each.description));
    const instant = (stamp = '') =>
      Date.parse(stamp.replace(/(....)(..)(..T..)(..)(..)/, '$1-$2-$3:$4:$5Z'));
    expect(instant(read('DTSTART;TZID'))).toBe(Date.parse(`${each.date}T${each.time}:00Z`));
    expect(instant(read('DTEND')) - instant(read('DTSTART;TZID'))).toBe(each.minutes * 60_000);
    expect([read('BEGIN'), read('DTSTAMP')]).toEqual(['VCALENDAR', '20261118T090000Z']);
    expect(file).toContain('\nDTSTART;TZID=Europe/Vienna:');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
  }),
);

test('D02 what a calendar file may not hold is left out; any line break is one within a text', () => {
  const description = 'Eins\0\u0007, zwei\ud83d 👍\u2028Drei\u0085Vier';
  const file = calendarFile({ ...appointment, description }, now);
  expect(file).toContain('DESCRIPTION:Eins\\, zwei 👍\\nDrei\\nVier\r\n');
});
