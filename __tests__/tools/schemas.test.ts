import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSchemas } from '../../tools/schemas';
import { temporaryFolder } from '../support/temporary-folder';

test('the settings of the repository name a schema for every kind of content file', () => {
  const before = readFileSync('.vscode/settings.json', 'utf8');
  const root = temporaryFolder({ '.vscode/settings.json': before });
  writeSchemas(root);
  expect(readFileSync(join(root, '.vscode/settings.json'), 'utf8')).toBe(before);
  for (const [, file = ''] of before.matchAll(/"\.\/(\S+\.json)"/g))
    expect([file, existsSync(join(root, file))]).toEqual([file, true]);
});
