import type { ErrorCode } from 'yaml';
import { lostDash, misindented, missingDash } from './yaml-indents';
import { quoteSlip } from './yaml-quotes';

/** What editors do wrong most often, by the parser's code. */
const reasons: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: "ein Text, der mit * oder & beginnt, braucht Anführungszeichen: '*betont*'",
  BAD_DQ_ESCAPE:
    'in "…" ist nach \\ nicht jedes Zeichen erlaubt; nehmen Sie einfache Anführungszeichen',
  BAD_INDENT: 'die Zeile ist falsch eingerückt, oder davor fehlt eine schließende Klammer',
  BAD_SCALAR_START:
    "ein Text, der mit @, %, ` oder ähnlichem beginnt, braucht Anführungszeichen: '@name'",
  BLOCK_AS_IMPLICIT_KEY:
    "ein Text mit Doppelpunkt braucht Anführungszeichen ('Preis: 30 €'), oder die Zeile ist falsch eingerückt",
  BLOCK_IN_FLOW: 'innerhalb von [ ] und { } darf keine eingerückte Liste stehen',
  DUPLICATE_KEY: 'dieses Feld steht zweimal da; behalten Sie eines',
  MISSING_CHAR: 'ein Anführungszeichen, ein Doppelpunkt oder eine schließende Klammer fehlt',
  MULTILINE_IMPLICIT_KEY:
    'nach dem Namen eines Feldes fehlt der Doppelpunkt oder das Leerzeichen dahinter',
  MULTIPLE_DOCS: 'die Zeile --- darf nicht noch einmal vorkommen',
  TAB_AS_INDENT: 'eingerückt wird mit Leerzeichen, nicht mit Tabulatoren',
};

const general = 'bitte Einrückung, Anführungszeichen und Klammern prüfen';
const hardSpaces = 'die Einrückung enthält geschützte Leerzeichen; tippen Sie gewöhnliche';
const strayQuote =
  "im Text steht ein gerades Anführungszeichen \" zu viel; ein Zitat schreiben Sie „so“, außen herum stehen einfache: '…'";
const unclosed = 'das Anführungszeichen vom Anfang des Textes wird nicht geschlossen';

const openQuote = /^\s*(?:- )?(?:[\w-]+: )?(["'])(?:(?!\1).)*$/;

/**
 * What is wrong with YAML, in German; the parser itself speaks English. Its code tells what it ran
 * into; the lines there and before often show the cause.
 * @param code the parser's code of the error
 * @param line where the parser stopped
 */
export function yamlReason(
  code: ErrorCode,
  source: string,
  line: number | undefined,
): { line: number | undefined; message: string } {
  const usual = { line, message: reasons[code] ?? general };
  const lines = source.split('\n');
  const text = (number: number): string => lines[number - 1] ?? '';
  // The parser may count the blank lines before what it stopped at.
  let at = line ?? 1;
  while (text(at).trim() === '' && at < lines.length) at += 1;
  for (const number of [at, at - 1])
    if (/^\s*[\u00a0\u2007\u202f]/.test(text(number))) return { line: number, message: hardSpaces };
  if (code === 'TAB_AS_INDENT') return usual;
  const slip = lostDash(code, lines, at);
  if (slip) return slip;
  if (code === 'DUPLICATE_KEY') return usual;
  if (/[„“”]/.test(text(at)) && /: ".*"/.test(text(at))) return { line: at, message: strayQuote };
  const message = quoteSlip(code, text(at));
  if (message !== undefined) return { line: at, message };
  const indent = misindented(code, lines, at);
  if (indent) return indent;
  const opened = lines.slice(0, at).findIndex((written) => openQuote.test(written)) + 1;
  if (code === 'MISSING_CHAR' && opened > 0) return { line: opened, message: unclosed };
  const dash = dashlessLine(lines, at);
  return dash === undefined ? usual : missingDash(dash);
}

/** A line of text between two entries of a list that has no dash of its own. */
function dashlessLine(lines: readonly string[], at: number): number | undefined {
  for (const number of [at, at - 1, at + 1]) {
    const [before = '', line = '', after = ''] = lines.slice(number - 2, number + 1);
    const indent = /^\s*- /.exec(before)?.[0].length ?? /^\s*- /.exec(after)?.[0].length;
    const isText = /^\s*[^\s#-][^:]*$/.test(line);
    if (indent !== undefined && isText && line.search(/\S/) <= indent) return number;
  }
  return undefined;
}
