/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentTree } from '../support/content-tree';

/** `npm run check:content` in a small repository. */
function check(changes: Record<string, string>) {
  const root = contentTree(changes);
  for (const folder of ['src', 'node_modules']) symlinkSync(resolve(folder), join(root, folder));
  const args = ['node_modules/tsx/dist/cli.mjs', 'tools/check-content.ts'].map((file) =>
    resolve(file),
  );
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

jest.setTimeout(30_000);

test('content without faults ends with exit code 0', () => {
  expect(check({}).status).toBe(0);
});

test('B05 broken content ends with exit code 1, and the file is named', () => {
  const { status, stderr } = check({ 'pages/neu.yaml': 'seo:\n  title: [offen\n' });
  expect(status).toBe(1);
  expect(stderr).toContain('content/pages/neu.yaml:');
});
