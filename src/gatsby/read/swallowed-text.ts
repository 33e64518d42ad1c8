import { type Document, type LineCounter, visit } from 'yaml';

/** "Unser #1 Tipp" without quotes loses everything from the # on: to YAML it is a comment. */
export function swallowedText(
  document: Document,
  lines: LineCounter,
): { line: number | undefined; message: string }[] {
  const found: { line: number | undefined; message: string }[] = [];
  visit(document, {
    Scalar: (_key, { comment, type, range }) => {
      if (type !== 'PLAIN' || typeof comment !== 'string' || !/^\S/.test(comment)) return;
      const line = range ? lines.linePos(range[0]).line : undefined;
      const message = `ab „#${comment.slice(0, 20)}“ liest YAML eine Notiz, die nicht auf der Seite steht; ein Text mit # braucht Anführungszeichen`;
      found.push({ line, message });
    },
  });
  return found;
}
