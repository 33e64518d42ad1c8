import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { dataSchemas } from '../../src/content-model/data';
import { checkDialogues } from '../../plugins/gatsby-source-content/check/check-dialogues';
import {
  readDialogues,
  sourcesOfDialogues,
} from '../../plugins/gatsby-source-content/read/dialogues';
import { temporaryFolder } from '../support/temporary-folder';

// The assistant learns anew, which takes its time.
jest.setTimeout(300_000);

test('an example that another intent has as well is named with file and line', () => {
  const file = 'content/dialogues/luigi.yaml';
  const files = Object.fromEntries(sourcesOfDialogues('.'));
  const taught = (files[file] ?? '').replace('- habts was pikantes', '- speisekarte');
  expect(taught).not.toBe(files[file]);
  const root = temporaryFolder({ ...files, [file]: taught });
  const assistants = dataSchemas.assistants.parse(
    parse(readFileSync('content/data/assistants.yaml', 'utf8')),
  );
  const problems = checkDialogues(root, readDialogues(root), assistants);
  expect(problems.map(({ message }) => message).join('\n')).toContain('steht auch bei „menu“');
  expect(problems.every(({ line }) => line !== undefined && line > 1)).toBe(true);
});
