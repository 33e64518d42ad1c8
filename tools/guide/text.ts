import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { section } from '../../src/sections/catalogue';
import { type Field, fieldsOf, marked } from './fields';
import { kindNames } from '../../src/sections/kind-names';
import { contentFiles, routeOfPage } from '../../plugins/gatsby-source-content';

/** Where the pictures of sections are kept. */
export const pictures = 'docs/abschnitte';

/** The first page with a kind of section, and which of its sections it is. */
export type Example = { file: string; route: string; index: number };

const page = z.object({ sections: z.array(z.object({ kind: z.string() })) });

/** An example of each kind of section that some page has. */
export function examplesOf(root: string): Map<string, Example> {
  const examples = new Map<string, Example>();
  for (const name of contentFiles(root).pages) {
    const file = `content/pages/${name}`;
    const { sections } = page.parse(parse(readFileSync(`${root}/${file}`, 'utf8')));
    sections.forEach(({ kind }, index) => {
      if (!examples.has(kind)) examples.set(kind, { file, route: routeOfPage(name), index });
    });
  }
  return examples;
}

/** How many kinds share a field before it is explained once for all of them. */
const often = 2;

/** What nearly every section begins with. */
const head = ['label', 'heading', 'intro', 'anchor'];
const headMeaning =
  'Kopf: `heading` (Überschrift), `label`° (kurzer Name links; ohne ihn gehört der Abschnitt zu dem darüber), `intro`° (ein, zwei Sätze darunter), `anchor`° (Sprungmarke für Links wie /training#tagesplan)';

type Line = { name: string; meaning: string };
type Kind = { kind: string; purpose: string; hasHead: boolean; lines: Line[] };

/** A line for each field of the section, but for its head. */
function linesOf(fields: readonly Field[]): Pick<Kind, 'hasHead' | 'lines'> {
  const hasHead = head.every((name) => fields.some((field) => field.name === name));
  const lines = fields
    .filter(({ name }) => !(hasHead && head.includes(name)))
    .map((field) => ({ name: marked(field), meaning: field.meaning }));
  return { hasHead, lines };
}

const written = ({ name, meaning }: Line): string => `${name}: ${meaning}`;

/** Lines that several kinds have, in the same words. */
function sharedBy(kinds: readonly Kind[]): string[] {
  const all = kinds.flatMap(({ lines }) => lines.map(written));
  return [...new Set(all)].filter((one) => all.filter((other) => other === one).length >= often);
}

function chapter(
  root: string,
  { kind, purpose, hasHead, lines }: Kind,
  shared: readonly string[],
  example?: Example,
): string {
  const known = lines.filter((line) => shared.includes(written(line))).map(({ name }) => name);
  const first = [...(hasHead ? ['Kopf'] : []), ...known].join(', ');
  const own = lines.map(written).filter((line) => !shared.includes(line));
  const place = example && `[\`${example.route}\`](../${example.file})`;
  return [
    `## \`${kind}\``,
    `${purpose}. ${place ?? 'Zurzeit auf keiner Seite'}`,
    ...(existsSync(join(root, pictures, `${kind}.webp`))
      ? [`![${kind}](abschnitte/${kind}.webp)`]
      : []),
    [first, ...own]
      .filter(Boolean)
      .map((one) => `- ${one}`)
      .join('\n'),
  ].join('\n\n');
}

/**
 * The chapter about all kinds of sections, in Markdown.
 * @param root the repository's folder
 */
export function guideText(root: string): string {
  const examples = examplesOf(root);
  const kinds = Object.entries(kindNames).flatMap(([kind, { purpose }]): Kind[] => {
    const schema = section.options.find(({ shape }) => shape.kind.value === kind);
    return schema ? [{ kind, purpose, ...linesOf(fieldsOf(schema)) }] : [];
  });
  const shared = sharedBy(kinds);
  return `${[
    '# Die Abschnitte',
    'Jede Art mit Bild und Feldern, geschrieben von `npm run tool -- guide`. ° heißt freiwillig; Zahlen in Klammern: wie viele Einträge, Namen: ihre Felder.',
    '## Felder mehrerer Arten',
    [headMeaning, ...shared].map((one) => `- ${one}`).join('\n'),
    ...kinds.map((each) => chapter(root, each, shared, examples.get(each.kind))),
  ].join('\n\n')}\n`;
}
