/** Something to be put into a calendar. */
export type Appointment = {
  title: string;
  /** ISO date and clock time in Graz. */
  date: string;
  time: string;
  minutes: number;
  place: string;
  description: string;
  /** End of its name, which a calendar knows it by. */
  host: string;
};

/** Summer time ends and begins on the last Sundays of October and March, at one o'clock UTC. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Vienna',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const escape = (text: string): string =>
  text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');

/** Longest line of a calendar file in octets, without its end. */
const longestLine = 75;
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Breaks a line as calendars want it: what goes on begins with a space, no letter is cut in two. */
function folded(line: string): string {
  const lines = [''];
  for (const sign of line) {
    const last = lines.at(-1) ?? '';
    if (octets(last + sign) <= longestLine) lines[lines.length - 1] = last + sign;
    else lines.push(` ${sign}`);
  }
  return lines.join('\r\n');
}

/** An instant without its separators: "20261121T193000". */
const compact = (instant: Date): string => instant.toISOString().slice(0, 19).replace(/[-:]/g, '');

/**
 * An appointment as a calendar file. The same appointment always has the same UID: loaded twice, it
 * stands in the calendar once.
 * @param now when the file is made, which the format asks for
 */
export function calendarFile(appointment: Appointment, now: Date): string {
  const { title, date, time, minutes, place, description, host } = appointment;
  // Clock times of Graz, counted as if they were UTC: an appointment may end after midnight.
  const begins = new Date(`${date}T${time}:00Z`);
  const ends = new Date(begins.getTime() + minutes * 60_000);
  const id = `${compact(begins)}-${encodeURIComponent(`${place} ${title}`).replace(/\W+/g, '-')}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uhrturm KI//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${compact(now)}Z`,
    `DTSTART;TZID=Europe/Vienna:${compact(begins)}`,
    `DTEND;TZID=Europe/Vienna:${compact(ends)}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(place)}`,
    `DESCRIPTION:${escape(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
