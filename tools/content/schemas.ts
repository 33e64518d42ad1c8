import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dataSchemas } from '../../src/content-model/data';
import { commonDialogue, dialogueFile } from '../../src/content-model/dialogues';
import { type JsonSchema, jsonSchemaOf } from '../../src/content-model/json-schema';
import { isRecord } from '../../src/lib/is-record';
import { kindNames } from '../../src/sections/kind-names';
import { page } from '../../plugins/gatsby-source-content';

const folder = '.local/schemas';

const common = 'content/dialogues/common.yaml';

type Kind = [name: string, schema: z.ZodType, files: string | string[]];

/** Every kind of content file: the schema's name, its schema, and the files it is for. */
const kinds: Kind[] = [
  ['page', page, 'content/pages/**/*.yaml'],
  ['dialogue', dialogueFile, ['content/dialogues/*.yaml', `!${common}`]],
  ['common-dialogue', commonDialogue, common],
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
  for (const [name, schema] of kinds)
    writeFileSync(join(root, folder, `${name}.json`), JSON.stringify(schemaOf(schema)));
  const file = join(root, '.vscode/settings.json');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const after = JSON.stringify({ ...settings.parse(JSON.parse(before)), ...fileNames() });
  if (after !== JSON.stringify(JSON.parse(before)))
    writeFileSync(file, `${JSON.stringify(JSON.parse(after), undefined, 2)}\n`);
}

/** The schema of a file; where a kind of section is chosen, each says what it is for. */
function schemaOf(schema: z.ZodType): JsonSchema {
  const shape = jsonSchemaOf(schema);
  describeKinds(shape);
  return shape;
}

const names = new Map(Object.entries(kindNames));

function describeKinds(schema: unknown): void {
  if (Array.isArray(schema)) schema.forEach(describeKinds);
  if (!isRecord(schema)) return;
  Object.values(schema).forEach(describeKinds);
  const kind = isRecord(schema['properties']) ? schema['properties']['kind'] : undefined;
  if (isRecord(kind))
    kind['description'] = names.get(String(kind['const']))?.purpose ?? kind['description'];
}

/** The editor's settings; all but ours stay as they are. */
const settings = z.record(z.string(), z.unknown());

function fileNames(): Record<string, Record<string, string | string[]>> {
  const files = kinds.map(([name, , globs]): [string, string | string[]] => [
    `./${folder}/${name}.json`,
    globs,
  ]);
  return { 'yaml.schemas': Object.fromEntries(files) };
}
