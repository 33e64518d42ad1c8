import type { Problem } from '../problems';
import type { TextFacts } from './text-facts';

/**
 * Headings, links and pictures that a reader would stumble over: a second title, skipped levels,
 * links and pictures without words.
 */
export function outlineProblems(file: string, facts: TextFacts): Problem[] {
  const at = (line: number | undefined, message: string) => ({ file, line, field: '', message });
  const problems: Problem[] = [];
  let above = 1;
  for (const { depth, text, line } of facts.headings) {
    const marks = '#'.repeat(depth);
    if (text.trim() === '') problems.push(at(line, `die Überschrift ${marks} hat keinen Text`));
    if (depth === 1)
      problems.push(
        at(
          line,
          `„# ${text}“ wäre ein zweiter Titel der Seite; Überschriften im Text beginnen mit ##`,
        ),
      );
    else if (depth > above + 1)
      problems.push(
        at(
          line,
          `„${marks} ${text}“ überspringt eine Ebene; nach ${'#'.repeat(above)} kommt höchstens ${'#'.repeat(above + 1)}`,
        ),
      );
    above = Math.max(depth, 2);
  }
  for (const { text, target, line } of facts.links)
    if (text.trim() === '')
      problems.push(
        at(line, `der Link auf ${target} hat keinen Text; so geht es: [Text](${target})`),
      );
  for (const { alt, target, line } of facts.pictures) {
    const example = `![Leerer Empfangstisch am Morgen](${target})`;
    if (alt.trim() === '')
      problems.push(
        at(
          line,
          `das Bild ${target} hat keinen Text für alle, die es nicht sehen; schreiben Sie, was zu sehen ist: ${example}`,
        ),
      );
    else if (
      /^(IMG|DSC|Screenshot|Bild|image|foto)?[-_ ]?\d*(\.(png|jpe?g|webp|heic))?$|\.(png|jpe?g|webp|heic)$/i.test(
        alt.trim(),
      )
    )
      problems.push(
        at(line, `„${alt}“ sagt nicht, was auf dem Bild zu sehen ist; zum Beispiel ${example}`),
      );
  }
  return problems;
}
