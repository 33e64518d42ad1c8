import type { ErrorCode } from 'yaml';

/** What editors do wrong most often, by the parser's code. */
const reasons: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'ein Text, der mit * oder & beginnt, braucht Anführungszeichen',
  BAD_DQ_ESCAPE:
    'in "…" ist nach \\ nicht jedes Zeichen erlaubt; nehmen Sie einfache Anführungszeichen',
  BAD_INDENT: 'die Zeile ist falsch eingerückt, oder davor fehlt eine schließende Klammer',
  BAD_SCALAR_START: 'ein Text, der mit einem Sonderzeichen beginnt, braucht Anführungszeichen',
  BLOCK_AS_IMPLICIT_KEY:
    'ein Text mit Doppelpunkt braucht Anführungszeichen, oder die Zeile ist falsch eingerückt',
  BLOCK_IN_FLOW: 'innerhalb von [ ] und { } darf keine eingerückte Liste stehen',
  DUPLICATE_KEY: 'dieses Feld steht zweimal da',
  MISSING_CHAR: 'ein Anführungszeichen, ein Doppelpunkt oder eine schließende Klammer fehlt',
  MULTILINE_IMPLICIT_KEY:
    'nach dem Namen eines Feldes fehlt der Doppelpunkt oder das Leerzeichen dahinter',
  MULTIPLE_DOCS: 'die Zeile --- darf nicht noch einmal vorkommen',
  TAB_AS_INDENT: 'eingerückt wird mit Leerzeichen, nicht mit Tabulatoren',
};

/**
 * What is wrong with YAML, in German; the parser itself speaks English.
 * @param code the parser's code of the error
 */
export function yamlReason(code: ErrorCode): string {
  return reasons[code] ?? 'bitte Einrückung, Anführungszeichen und Klammern prüfen';
}
