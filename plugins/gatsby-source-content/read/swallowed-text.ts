import { type Document, type LineCounter, visit } from 'yaml';

/** Words for readers; behind numbers, addresses and choices a note may stand. */
const isProse = (value: unknown): boolean =>
  typeof value === 'string' && /[A-ZÄÖÜ]|[a-zäöüß].*\s|\s.*[a-zäöüß]/.test(value);

/** "Unser #1 Tipp" and "&Co" without quotes lose words: to YAML they are comment and anchor. */
export function swallowedText(
  document: Document,
  source: string,
  lines: LineCounter,
): { line: number | undefined; message: string }[] {
  const found: { line: number | undefined; message: string }[] = [];
  visit(document, {
    Scalar: (_key, { value, type, range, anchor }) => {
      const line = range ? lines.linePos(range[0]).line : undefined;
      const gone = `„&${anchor}“ verschwindet; ein Text, der mit & beginnt, braucht Anführungszeichen`;
      if (anchor !== undefined) found.push({ line, message: gone });
      if (type !== 'PLAIN' || !range) return;
      const [, space, comment = ''] = /^ +#( *)(.*)/.exec(source.slice(range[1])) ?? [];
      // "Preise # was dahintersteckt" reads on; "kontakt # vorläufig" is a note.
      if (space === undefined || (space !== '' && !isProse(value))) return;
      const message = `ab „#${space}${comment.slice(0, 20)}“ liest YAML eine Notiz, die nicht auf der Seite steht; ein Text mit # braucht Anführungszeichen${space === '' ? '' : ', eine Notiz eine eigene Zeile'}`;
      found.push({ line, message });
    },
  });
  return found;
}
