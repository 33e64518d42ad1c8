/** A text as a value of a calendar file, which may hold no control characters and no halves of signs. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\,;]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}|\p{Cs}/gu, '');

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
export const compact = (instant: Date): string =>
  instant.toISOString().slice(0, 19).replace(/[-:]/g, '');

/** The lines of a calendar file as its text. */
export const calendarText = (lines: readonly string[]): string =>
  [...lines, ''].map(folded).join('\r\n');
