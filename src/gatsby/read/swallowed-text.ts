import { type Document, type LineCounter, visit } from 'yaml';

/** "Unser #1 Tipp" and "&Co" without quotes lose words: to YAML they are comment and anchor. */
export function swallowedText(
  document: Document,
  lines: LineCounter,
): { line: number | undefined; message: string }[] {
  const found: { line: number | undefined; message: string }[] = [];
  visit(document, {
    Scalar: (_key, { comment, type, range, anchor }) => {
      const line = range ? lines.linePos(range[0]).line : undefined;
      if (anchor !== undefined)
        found.push({
          line,
          message: `„&${anchor}“ verschwindet; ein Text, der mit & beginnt, braucht Anführungszeichen`,
        });
      if (type !== 'PLAIN' || typeof comment !== 'string' || !/^\S/.test(comment)) return;
      const message = `ab „#${comment.slice(0, 20)}“ liest YAML eine Notiz, die nicht auf der Seite steht; ein Text mit # braucht Anführungszeichen`;
      found.push({ line, message });
    },
  });
  return found;
}
