import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contentTree } from '../support/content-tree';

/** `npm run check:content` in a small repository. */
function check(changes: Record<string, string>, GITHUB_ACTIONS = '') {
  const root = contentTree(changes);
  // With the unpacked dictionaries, which take seconds.
  for (const folder of ['src', 'plugins', 'node_modules', '.local/spelling']) {
    mkdirSync(resolve(folder), { recursive: true });
    mkdirSync(dirname(join(root, folder)), { recursive: true });
    symlinkSync(resolve(folder), join(root, folder));
  }
  const args = [resolve('tools/cli/run.mjs'), 'check:content'];
  const env = { ...process.env, GITHUB_ACTIONS };
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
}

const broken = { 'pages/neu.yaml': 'seo:\n  title: [offen\n' };

jest.setTimeout(30_000);

test('content without faults ends with exit code 0', () => {
  expect(check({}).status).toBe(0);
});

test('broken content ends with exit code 1, and the file is named', () => {
  const { status, stderr } = check(broken);
  expect(status).toBe(1);
  expect(stderr).toContain('content/pages/neu.yaml:');
});

test('GitHub shows each problem at its line', () => {
  const { stdout } = check(broken, 'true');
  expect(stdout).toContain('::error file=content/pages/neu.yaml,line=3::kein gültiges YAML');
});
