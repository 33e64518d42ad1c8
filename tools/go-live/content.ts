import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { isFilmPlaceholder, isPlaceholder } from '../../src/content-model/placeholders';
import { productsFile, type Problem } from '../../plugins/gatsby-source-content';

const data = 'content/data/';

/** What stands in files only as long as nobody may see it: where, how it looks, and what it is. */
const placeholders: readonly [where: string, looks: (line: string) => boolean, what: string][] = [
  ['', (line) => /\bexample\b/i.test(line), 'nennt eine Beispiel-Adresse oder ein Beispiel'],
  // People in sample conversations may live in any Musterweg.
  [data, isPlaceholder, 'ist ein Platzhalter'],
  // After the area code of Graz or Vienna no number begins with a zero.
  [
    data,
    (line) => /(?:\+?43|\b0)[ (]*(?:1|316)[ )/]*0\d|0{6}/.test(line),
    'ist eine erfundene Nummer',
  ],
  [
    productsFile,
    (line) => /"priceId": "(?!price_1\w{13})/.test(line),
    'ist keine Preis-Kennung von Stripe',
  ],
];

const files = (root: string): string[] => [
  ...['content/data', 'content/pages', 'content/legal'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ya?ml|mdx)$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ),
  ...[productsFile, 'supabase/config.toml'],
];

/**
 * What the content says only as long as nobody may see it, with file and line.
 * @param root the repository's folder
 */
export function contentProblems(root: string): Problem[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const found = files(root).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => {
        if (line.trimStart().startsWith('#')) return [];
        const [, , what] =
          placeholders.find(([at, looks]) => file.startsWith(at) && looks(line)) ?? [];
        return what
          ? [{ file, line: index + 1, field: '', message: `„${line.trim()}“ ${what}` }]
          : [];
      }),
  );
  return [...found, ...unreadyEntries(read)];
}

const entries = z.array(z.looseObject({ person: z.string(), releasedOn: z.unknown().optional() }));
const films = z.object({ video: z.object({ ids: z.record(z.string(), z.string()) }) });

/** What no line shows: a testimonial that nobody has released, a film that is not made yet. */
function unreadyEntries(read: (file: string) => string): Problem[] {
  const [voices, site] = [`${data}testimonials.yaml`, `${data}site.yaml`];
  return [
    ...entries
      .parse(parse(read(voices)))
      .filter(({ releasedOn }) => !releasedOn)
      .map(({ person }) => ({
        file: voices,
        field: 'releasedOn',
        message: `fehlt: ${person} hat das nicht freigegeben`,
      })),
    ...Object.entries(films.parse(parse(read(site))).video.ids)
      .filter(([, id]) => isFilmPlaceholder(id))
      .map(([name, id]) => ({
        file: site,
        field: `video.ids.${name}`,
        message: `„${id}“ ist keine Kennung eines Videos (elf Zeichen)`,
      })),
  ];
}
