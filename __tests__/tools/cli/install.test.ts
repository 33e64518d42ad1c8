import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isInstalled } from '../../../tools/cli/install.mjs';
import { tools } from '../../../tools/list.mjs';
import { temporaryFolder } from '../../support/temporary-folder';

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/react': { version },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
    },
  });
const record = JSON.stringify({ packages: { 'node_modules/react': { version: '18.3.1' } } });

test('an empty node_modules needs an installation', () => {
  expect(isInstalled(temporaryFolder({ 'package-lock.json': lock('18.3.1') }))).toBe(false);
});

test.each([
  ['the versions of the lock file need none', '18.3.1', true],
  ['another version needs one', '18.3.2', false],
])('%s', (_case, version, expected) => {
  const files = { 'package-lock.json': lock(version), 'node_modules/.package-lock.json': record };
  expect(isInstalled(temporaryFolder(files))).toBe(expected);
});

/** An npm whose `npm ci` takes the packages of this repository, and says so as npm does. */
const npm = `
  console.log(process.argv[2] + ': added all packages');
  require('node:fs').symlinkSync(${JSON.stringify(resolve('node_modules'))}, 'node_modules');
`;

test('in a fresh clone a tool installs the packages first, and prints nothing of that', () => {
  const own = ['package.json', 'package-lock.json'].concat(
    ['run', 'install', 'node-version'].map((name) => `tools/cli/${name}.mjs`),
  );
  const root = temporaryFolder({
    ...Object.fromEntries(own.map((file) => [file, readFileSync(file)])),
    'tools/list.mjs': "export const tools = { hello: ['hello.ts', 'Says hello.'] };",
    'tools/hello.ts': "const words: string[] = ['Servus']; console.log(words.join());",
    'npm-cli.js': npm,
  });
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/cli/run.mjs', 'hello', ...args], {
      cwd: root,
      env: { ...process.env, npm_execpath: join(root, 'npm-cli.js') },
      encoding: 'utf8',
    });
  expect(run('--help')).toMatchObject({ stdout: 'Says hello.\n', stderr: '' });
  const first = run();
  expect(first.stderr).toContain('ci: added all packages');
  expect(first.stdout).toBe('Servus\n');
  expect(run()).toMatchObject({ stdout: 'Servus\n', stderr: '' });
});

test('every script sets itself up in a fresh clone, but the one that only formats', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { format, ...others } = z.record(z.string(), z.string()).parse(scripts);
  expect(format).toBe('prettier --write .');
  const names = Object.values(others).map(
    (script) => /^node tools\/cli\/run\.mjs ?(\S*)/.exec(script)?.[1],
  );
  expect(names.filter((name) => name !== '' && tools[name ?? '-'] === undefined)).toEqual([]);
});

test('every tool has its file', () => {
  expect(Object.values(tools).filter(([file]) => !existsSync(`tools/${file}`))).toEqual([]);
});
