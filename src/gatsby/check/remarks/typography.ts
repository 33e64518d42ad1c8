import type { Content, ContentFile } from '../../read/read-content';
import { type Problem, fieldPath } from '../problems';
import { walk } from '../walk';

/** Quotes that are not paired, and links that browsers warn of. */
export function typographicSlips(content: Content): Problem[] {
  const files: ContentFile<unknown>[] = [...content.pages, ...content.dataFiles];
  const inYaml = files.flatMap(({ file, data, lineOf }) =>
    walk(data).flatMap(({ path, value }): Problem[] => {
      const message = typeof value === 'string' ? slipIn(value) : undefined;
      if (message === undefined) return [];
      return [{ file, line: lineOf(path), field: fieldPath(path), message }];
    }),
  );
  const inTexts = [...content.posts, ...content.legal].flatMap(({ file, text }) =>
    [
      ...text.facts.passages,
      ...text.facts.links.map(({ target, line }) => ({ text: target, line })),
    ].flatMap(({ text: words, line }): Problem[] => {
      const message = slipIn(words);
      return message === undefined ? [] : [{ file, line, field: '', message }];
    }),
  );
  return [...inYaml, ...inTexts];
}

function slipIn(text: string): string | undefined {
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
