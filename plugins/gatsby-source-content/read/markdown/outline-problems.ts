import type { TextFacts } from './text-facts';
import type { Complain } from './visit';

/** Names that cameras and programs give, in place of words. */
const fileName =
  /^(IMG|DSC|Screenshot|Bild|image|foto)?[-_ ]?\d*(\.(png|jpe?g|webp|heic))?$|\.(png|jpe?g|webp|heic)$/i;

/**
 * Headings, links and pictures that a reader would stumble over: a second title, skipped levels,
 * links and pictures without words.
 */
export function outlineProblems(facts: TextFacts, complain: Complain): void {
  let above = 1;
  for (const { depth, text, line } of facts.headings) {
    const [marks, last, next] = [depth, above, above + 1].map((count) => '#'.repeat(count));
    if (text.trim() === '') complain(line, `die Überschrift ${marks} hat keinen Text`);
    const second = `„# ${text}“ wäre ein zweiter Titel der Seite; Überschriften im Text beginnen mit ##`;
    const skipped = `„${marks} ${text}“ überspringt eine Ebene; nach ${last} kommt höchstens ${next}`;
    if (depth === 1) complain(line, second);
    else if (depth > above + 1) complain(line, skipped);
    above = Math.max(depth, 2);
  }
  for (const { text, target, line } of facts.links)
    if (text.trim() === '')
      complain(line, `der Link auf ${target} hat keinen Text; so geht es: [Text](${target})`);
  for (const { alt, target, line } of facts.pictures) {
    const example = `![Leerer Empfangstisch am Morgen](${target})`;
    const silent = `das Bild ${target} hat keinen Text für alle, die es nicht sehen; schreiben Sie, was zu sehen ist: ${example}`;
    if (alt.trim() === '') complain(line, silent);
    else if (fileName.test(alt.trim()))
      complain(line, `„${alt}“ sagt nicht, was auf dem Bild zu sehen ist; zum Beispiel ${example}`);
  }
}
