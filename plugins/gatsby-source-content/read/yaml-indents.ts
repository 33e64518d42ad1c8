import type { ErrorCode } from 'yaml';
import { type Written, beginOf, linesFrom, writtenLine } from './yaml-lines';

// What editors get wrong in the first columns of a line, and where a line stands:
//
//   column  0 2 4
//   7       stations:
//   8         - title: Anruf        dash 2, column 4, name `title`
//   9           text: Es läutet.    column 4: a field of the entry in line 8
//   10          title: Termin       the dash is lost: `title` stands in this entry already
//   11         text: Eingetragen.   one column off; the parser stops here or in line 12
//
// The parser names a line and an error code. `lostDash` looks up and down from there for an entry
// that begins alike; `misindented` for a line with an odd number of spaces, or beside a sibling.

type Slip = { line: number; message: string };

/**
 * A dash that an entry has lost: its fields then belong to the entry before it, and the parser
 * stops where that cannot be.
 * @param at the line where the parser stopped
 */
export function lostDash(code: ErrorCode, lines: readonly string[], at: number): Slip | undefined {
  const here = writtenLine(lines[at - 1] ?? '');
  if (here === undefined || here.name === '') return undefined;
  if (here.dash !== undefined) {
    const first = firstOfList(lines, at, here.dash);
    const isEntry = first?.written.name === here.name && first.written.dash === undefined;
    return isEntry ? missingDash(first.number) : undefined;
  }
  const like = entryLike(here, lines, at, code === 'MISSING_CHAR');
  if (like === undefined) return undefined;
  if (code !== 'DUPLICATE_KEY') return missingDash(at);
  // A line right below itself was copied once too often.
  if (like === at - 1 && writtenLine(lines[at - 2] ?? '')?.value === here.value) return undefined;
  return {
    line: at,
    message: `„${here.name}“ steht in diesem Eintrag schon in Zeile ${like}: Beginnt hier ein neuer, so fehlt davor der Strich „- “; sonst behalten Sie eines`,
  };
}

/** Says that an entry of a list has no dash. */
export const missingDash = (line: number): Slip => ({
  line,
  message: 'in dieser Liste fehlt der Strich „- “ vor dem Eintrag',
});

/** The first line of the list whose dashes stand in a column, unless one before has a dash. */
function firstOfList(lines: readonly string[], at: number, dash: number) {
  let first: { number: number; written: Written } | undefined;
  for (const line of linesFrom(lines, at, -1)) {
    if (beginOf(line.written) < dash) break;
    if (line.written.dash === dash) return undefined;
    first = line;
  }
  return first;
}

/**
 * The line of an entry of the same list that begins alike.
 * @param orInBraces whether one in { } is alike, too
 */
function entryLike(
  here: Written,
  lines: readonly string[],
  at: number,
  orInBraces: boolean,
): number | undefined {
  const isLike = ({ name, value }: Written): boolean =>
    name === here.name || (orInBraces && name === '' && value.startsWith('{'));
  for (const { number, written } of linesFrom(lines, at, -1)) {
    if (written.dash === here.column || written.dash === here.column - 2)
      return isLike(written) ? number : undefined;
    if (beginOf(written) < here.column - 2) break;
  }
  for (const { number, written } of linesFrom(lines, at, 1))
    if (beginOf(written) <= here.column)
      return written.dash === here.column && isLike(written) ? number : undefined;
  return undefined;
}

/**
 * A line with too many or too few spaces before it; the parser often stops one before or behind.
 * @param at the line where the parser stopped
 */
export function misindented(
  code: ErrorCode,
  lines: readonly string[],
  at: number,
): Slip | undefined {
  const odd = oddLine(lines, [at, at + 1, at - 1]);
  if (odd) return odd;
  const here = writtenLine(lines[at - 1] ?? '');
  const [above, below] = [writtenLine(lines[at - 2] ?? ''), writtenLine(lines[at] ?? '')];
  if (here !== undefined && here.name !== '') {
    const isDeeper = below !== undefined && below.dash === undefined && below.column > here.column;
    if (here.value.includes(': ')) return undefined;
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && isDeeper)
      return wrongIndent(below, at + 1, [{ number: at, begin: here.column }]);
    if (code === 'BAD_INDENT' && here.dash === undefined && above?.dash === here.column)
      return wrongIndent(here, at, [{ number: at - 1, begin: above.column }]);
  }
  // The first line of a group may be wrong, and only one far below stand in the way.
  return oddLine(
    lines,
    lines.slice(0, at).map((_, index) => at - index),
  );
}

/**
 * The first of some lines with an odd number of spaces before it, beside one with one more or less:
 * everywhere else a step is two spaces.
 */
function oddLine(lines: readonly string[], numbers: Iterable<number>): Slip | undefined {
  for (const number of numbers) {
    const written = writtenLine(lines[number - 1] ?? '');
    if (written === undefined || beginOf(written) % 2 === 0) continue;
    const siblings = siblingsOf(written, lines, number);
    if (siblings.length > 0) return wrongIndent(written, number, siblings);
  }
  return undefined;
}

type Sibling = { number: number; begin: number };

/** The nearest lines that begin one column further left or right, and may be of the same group. */
function siblingsOf(written: Written, lines: readonly string[], number: number): Sibling[] {
  const before = besides(written, lines, number, -1);
  const found = [...before, ...besides(written, lines, number, 1)];
  const begin = beginByNeighbours(written, lines, number);
  const fitting = found.find((sibling) => sibling.begin === begin);
  if (fitting) return [fitting];
  return before.length > 0 ? before : found.slice(0, 1);
}

/** A group without a value stands two columns before what it holds. */
function beginByNeighbours(
  written: Written,
  lines: readonly string[],
  number: number,
): number | undefined {
  const [below] = linesFrom(lines, number, 1);
  if (written.name !== '' && written.value === '' && below) return beginOf(below.written) - 2;
  const [above] = linesFrom(lines, number, -1);
  if (above === undefined || above.written.name === '' || above.written.value !== '')
    return undefined;
  return above.written.column + 2;
}

function besides(
  written: Written,
  lines: readonly string[],
  number: number,
  step: 1 | -1,
): Sibling[] {
  const begin = beginOf(written);
  const found = new Map<number, Sibling>();
  for (const other of linesFrom(lines, number, step)) {
    const { dash, column } = other.written;
    const comparable = written.dash === undefined ? column : dash;
    if (comparable !== undefined && Math.abs(comparable - begin) === 1 && !found.has(comparable))
      found.set(comparable, { number: other.number, begin: comparable });
    if (beginOf(other.written) < begin) break;
  }
  return [...found.values()];
}

function wrongIndent(written: Written, line: number, siblings: readonly Sibling[]): Slip {
  const begin = beginOf(written);
  const before = written.dash === undefined ? `„${written.name}:“` : 'dem Strich';
  const wanted = siblings.map(
    (sibling) =>
      `${sibling.begin === 0 ? 'keines' : sibling.begin}, wie in Zeile ${sibling.number}`,
  );
  return {
    line,
    message: `vor ${before} ${begin === 1 ? 'steht 1' : `stehen ${begin}`} Leerzeichen; nötig ${siblings[0]?.begin === 0 ? 'ist' : 'sind'} ${wanted.join(', oder ')}`,
  };
}
