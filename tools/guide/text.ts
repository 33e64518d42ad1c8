import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { section } from '../../src/sections/catalogue';
import { fieldsOf } from './fields';
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

const inTable = (text: string): string => text.replaceAll('|', '\\|');

function chapter(
  root: string,
  kind: string,
  schema: z.ZodType,
  purpose: string,
  example?: Example,
): string {
  const fields = fieldsOf(schema).map(
    ({ name, required, meaning }) =>
      `| \`${name}\` | ${required ? 'ja' : ''} | ${inTable(meaning)} |`,
  );
  const place = example && `Zu sehen auf \`${example.route}\`, geschrieben in \`${example.file}\`.`;
  return [
    `## \`${kind}\``,
    `${purpose}. ${place ?? 'Zurzeit auf keiner Seite.'}`,
    ...(existsSync(join(root, pictures, `${kind}.webp`))
      ? [`![${purpose}](abschnitte/${kind}.webp)`]
      : []),
    ['| Feld | Pflicht | Was hineingehört |', '| --- | --- | --- |', ...fields].join('\n'),
  ].join('\n\n');
}

/**
 * The chapter about all kinds of sections, in Markdown.
 * @param root the repository's folder
 */
export function guideText(root: string): string {
  const examples = examplesOf(root);
  const schemas = new Map(section.options.map((each) => [each.shape.kind.value, each]));
  const chapters = Object.entries(kindNames).flatMap(([kind, { purpose }]) => {
    const schema = [...schemas].find(([known]) => known === kind)?.[1];
    return schema ? [chapter(root, kind, schema, purpose, examples.get(kind))] : [];
  });
  return `${[
    '# Die Abschnitte',
    'Woraus Seiten bestehen: jede Art mit Bild und Feldern. `cards[].title` heißt: der `title` jeder Karte in der Liste `cards`. Von selbst erzeugt mit `npm run tool -- guide`, also nicht von Hand ändern; wie man Seiten schreibt, steht in [redaktion.md](redaktion.md).',
    ...chapters,
  ].join('\n\n')}\n`;
}
