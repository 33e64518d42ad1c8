import { calendarFile } from '../../../src/dialogue/calendar';

test('writes an appointment of Graz as a calendar reads it', () => {
  const file = calendarFile(
    {
      title: 'Beispiel: Tisch, 4 Personen',
      date: '2026-11-21',
      time: '19:30',
      minutes: 120,
      place: 'Pizzeria Muster',
      description: 'Kein echter Termin.',
    },
    new Date('2026-11-18T09:00:00Z'),
  );
  expect(file).toContain('DTSTART;TZID=Europe/Vienna:20261121T193000\r\n');
  expect(file).toContain('DTEND;TZID=Europe/Vienna:20261121T213000\r\n');
  expect(file).toContain('SUMMARY:Beispiel: Tisch\\, 4 Personen\r\n');
  expect(file).toContain('DTSTAMP:20261118T090000Z\r\n');
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
});
