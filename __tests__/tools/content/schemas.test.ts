import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dataSchemas } from '../../../src/content-model/data';
import { jsonSchemaOf } from '../../../src/content-model/json-schema';
import { writeSchemas } from '../../../tools/content/schemas';
import { kindNames } from '../../../src/sections/kind-names';
import { temporaryFolder } from '../../support/temporary-folder';

const settings = z.object({
  'editor.rulers': z.array(z.number()),
  'yaml.schemas': z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

test('every data file and every page has a schema, and the editor knows which', () => {
  const root = temporaryFolder({ '.vscode/settings.json': '{ "editor.rulers": [100] }' });
  writeSchemas(root);
  const source: unknown = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'));
  const files = settings.parse(source)['yaml.schemas'];
  expect(Object.values(files)).toEqual([
    'content/pages/**/*.yaml',
    ['content/dialogues/*.yaml', '!content/dialogues/common.yaml'],
    'content/dialogues/common.yaml',
    ...Object.keys(dataSchemas).map((name) => `content/data/${name}.yaml`),
  ]);
  for (const file of Object.keys(files)) expect(existsSync(join(root, file))).toBe(true);
});

test('the settings of the repository know every schema', () => {
  const before = readFileSync('.vscode/settings.json', 'utf8');
  const root = temporaryFolder({ '.vscode/settings.json': before });
  writeSchemas(root);
  expect(readFileSync(join(root, '.vscode/settings.json'), 'utf8')).toBe(before);
});

test('where a kind of section is chosen, each says what it is for', () => {
  const root = temporaryFolder({ '.vscode/settings.json': '{}' });
  writeSchemas(root);
  const text = readFileSync(join(root, '.local/schemas/page.json'), 'utf8');
  for (const [kind, { purpose }] of Object.entries(kindNames))
    expect(text).toContain(`"const":"${kind}","description":${JSON.stringify(purpose)}`);
});

test('amounts may be written with a comma', () => {
  expect(JSON.stringify(jsonSchemaOf(dataSchemas.packages))).toContain(
    '"type":["number","string"],"description":"Betrag in Euro',
  );
});
