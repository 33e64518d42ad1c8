import type { TextFacts } from '../read/markdown/text-facts';
import type { Problem } from './problems';

/** What is wrong with the typography of a text, in its passages and its links. */
export function slipsIn({ passages, links }: TextFacts): Omit<Problem, 'file'>[] {
  return [...passages, ...links.map(({ target, line }) => ({ text: target, line }))].flatMap(
    ({ text, line }) => {
      const message = slipIn(text);
      return message === undefined ? [] : [{ line, field: '', message }];
    },
  );
}

/** Quotes that are not paired, and links that browsers warn of. */
export function slipIn(text: string): string | undefined {
  const link = /\bhttp:\/\/[^\s"<)]+/.exec(text)?.[0];
  if (link !== undefined)
    return `${link} ist nicht verschlüsselt, Browser warnen davor; gibt es ${link.replace('http:', 'https:')}?`;
  return unpaired(text);
}

/** German quotes open with „ and close with “; inside them ‚ and ‘. */
function unpaired(text: string): string | undefined {
  const marks = [...text.matchAll(/[„“”]/g)].map(([mark]) => mark);
  let open = false;
  for (const mark of marks) {
    if (mark === '„') {
      if (open) return unpairedText;
      open = true;
    } else {
      if (!open || mark === '”') return unpairedText;
      open = false;
    }
  }
  return open ? unpairedText : undefined;
}

const unpairedText =
  'die Anführungszeichen gehören paarweise: „so“, unten offen und oben geschlossen';
