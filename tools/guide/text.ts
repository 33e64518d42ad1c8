import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { section } from '../../src/sections/catalogue';
import { type Field, fieldsOf } from './fields';
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
const often = 4;

type Kind = { kind: string; purpose: string; fields: Field[] };

/** `….title` of `cards[].title`: in a part, a name means something else than at the top. */
const leafOf = ({ name }: Field): string => name.replace(/^.*\./, '….');
const explained = (field: Field): string => `\`${leafOf(field)}\`: ${field.meaning}`;

/** Explanations of fields that several kinds have, in the same words. */
function sharedBy(kinds: readonly Kind[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { fields } of kinds)
    for (const one of new Set(fields.map(explained))) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Set([...counts].flatMap(([one, count]) => (count < often ? [] : [one])));
}

function chapter(
  root: string,
  { kind, purpose, fields }: Kind,
  shared: ReadonlySet<string>,
  example?: Example,
): string {
  const lines = fields.map((field) => {
    const { name, required, meaning } = field;
    const words = shared.has(explained(field)) ? '' : `: ${meaning}`;
    return `- \`${name}\`${required ? '' : ' (freiwillig)'}${words}`;
  });
  const place = example && `Beispiel: [\`${example.route}\`](../${example.file}).`;
  return [
    `## \`${kind}\``,
    `${purpose}. ${place ?? 'Zurzeit auf keiner Seite.'}`,
    ...(existsSync(join(root, pictures, `${kind}.webp`))
      ? [`![${kind}](abschnitte/${kind}.webp)`]
      : []),
    lines.join('\n'),
  ].join('\n\n');
}

/**
 * The chapter about all kinds of sections, in Markdown.
 * @param root the repository's folder
 */
export function guideText(root: string): string {
  const examples = examplesOf(root);
  const schemas = new Map(section.options.map((each) => [each.shape.kind.value, each]));
  const kinds = Object.entries(kindNames).flatMap(([kind, { purpose }]): Kind[] => {
    const schema = [...schemas].find(([known]) => known === kind)?.[1];
    return schema ? [{ kind, purpose, fields: fieldsOf(schema) }] : [];
  });
  const shared = sharedBy(kinds);
  return `${[
    '# Die Abschnitte',
    'Woraus Seiten bestehen: jede Art mit Bild und Feldern. Alle Felder sind Pflicht, wo nicht „freiwillig“ steht; `cards[].title` ist der `title` jeder Karte in der Liste `cards`. `npm run tool -- guide` schreibt diese Seite aus den Schemas; wie man Seiten schreibt, steht in [redaktion.md](redaktion.md).',
    '## Felder, die oft vorkommen',
    [...shared].map((one) => `- ${one}`).join('\n'),
    ...kinds.map((each) => chapter(root, each, shared, examples.get(each.kind))),
  ].join('\n\n')}\n`;
}
