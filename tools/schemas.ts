import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { dataSchemas } from '../src/content-model/data';
import { guidedFile } from '../src/content-model/guided';
import { jsonSchemaOf } from '../src/content-model/json-schema';
import { isRecord } from '../src/lib/is-record';
import { kindPurposes } from '../src/sections/kind-purposes';
import { page } from '../plugins/gatsby-source-content';

const folder = '.local/schemas';

type Kind = [name: string, schema: z.ZodType, files: string];

/** Every kind of content file: the schema's name, its schema, and the files it is for. */
const kinds: Kind[] = [
  ['page', page, 'content/pages/**/*.yaml'],
  ['guided', guidedFile, 'content/guided/*.yaml'],
  ...Object.entries(dataSchemas).map(([name, schema]): Kind => [
    name,
    schema,
    `content/data/${name}.yaml`,
  ]),
];

/**
 * Writes the JSON Schemas of all content files, and which file each is for, so that an editor with
 * YAML support completes fields and shows what they mean.
 * @param root the repository's folder
 */
export function writeSchemas(root: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, schema] of kinds) {
    const shape = jsonSchemaOf(schema);
    describeKinds(shape);
    writeFileSync(join(root, folder, `${name}.json`), JSON.stringify(shape));
  }
  // All other settings of the editor stay as they are.
  const file = join(root, '.vscode/settings.json');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const before = settings.parse(JSON.parse(written));
  const files = new Map(kinds.map(([name, , globs]) => [`./${folder}/${name}.json`, globs]));
  const after = { ...before, 'yaml.schemas': Object.fromEntries(files) };
  if (!isDeepStrictEqual(before, after))
    writeFileSync(file, `${JSON.stringify(after, undefined, 2)}\n`);
}

const settings = z.record(z.string(), z.unknown());

const purposes = new Map(Object.entries(kindPurposes));

/** Where a kind of section is chosen, each says what it is for. */
function describeKinds(schema: unknown): void {
  if (Array.isArray(schema)) schema.forEach(describeKinds);
  if (!isRecord(schema)) return;
  Object.values(schema).forEach(describeKinds);
  const kind = isRecord(schema['properties']) ? schema['properties']['kind'] : undefined;
  if (isRecord(kind))
    kind['description'] = purposes.get(String(kind['const'])) ?? kind['description'];
}
