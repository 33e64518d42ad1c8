import { calendarFile } from '../../../src/lib/calendar-file';

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

test('writes an appointment of Graz as a calendar reads it', () => {
  const file = calendarFile(appointment, now);
  expect(file).toContain('DTSTART;TZID=Europe/Vienna:20261121T193000\r\n');
  expect(file).toContain('DTEND;TZID=Europe/Vienna:20261121T213000\r\n');
  expect(file).toContain('SUMMARY:Beispiel: Tisch\\, 4 Personen\r\n');
  expect(file).toContain('DTSTAMP:20261118T090000Z\r\n');
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
});

test('the same appointment keeps its UID, another one has another', () => {
  const uid = (changed: Partial<typeof appointment>, at = now) =>
    lineOf(calendarFile({ ...appointment, ...changed }, at), 'UID:');
  expect(uid({}, new Date('2026-11-19T10:11:12Z'))).toBe(uid({}));
  for (const other of [{ time: '20:00' }, { date: '2026-11-22' }, { title: 'Beispiel: Tisch' }])
    expect(uid(other)).not.toBe(uid({}));
  expect(uid({ place: 'Café Österreich' })).toMatch(/^UID:[\w@.-]+$/);
});

test.each([
  ['2026-12-31', '23:00', 120, '20270101T010000'],
  ['2026-02-28', '23:30', 30, '20260301T000000'],
])('%s, %s and %i minutes end after midnight', (date, time, minutes, end) => {
  const file = calendarFile({ ...appointment, date, time, minutes }, now);
  expect(lineOf(file, 'DTEND')).toBe(`DTEND;TZID=Europe/Vienna:${end}`);
});

test('no line is longer than 75 octets, and none is lost', () => {
  const description = 'Größe und Maße, 60 € – '.repeat(12);
  const file = calendarFile({ ...appointment, description }, now);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lineOf(file, 'DESCRIPTION')).toBe(`DESCRIPTION:${description.replaceAll(',', '\\,')}`);
});

test('D02 what a calendar file may not hold is left out', () => {
  const file = calendarFile({ ...appointment, description: 'Eins\0\u0007, zwei\ud83d 👍' }, now);
  expect(lineOf(file, 'DESCRIPTION')).toBe('DESCRIPTION:Eins\\, zwei 👍');
});

test.each(['\n', '\r\n', '\r', '\u2028', '\u0085'])(
  'a line break %j within a text does not end its line',
  (end) => {
    const file = calendarFile({ ...appointment, description: `Eins${end}Zwei` }, now);
    expect(file).toContain('DESCRIPTION:Eins\\nZwei\r\n');
  },
);
