/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isInstalled } from '../../../tools/cli/install.mjs';
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
    ['bundled', 'install', 'node-version'].map((name) => `tools/cli/${name}.mjs`),
  );
  const root = temporaryFolder({
    ...Object.fromEntries(own.map((file) => [file, readFileSync(file)])),
    'tools/hello.ts': "const words: string[] = ['Servus']; console.log(words.join());",
    'npm-cli.js': npm,
  });
  const run = () =>
    spawnSync(process.execPath, ['tools/cli/bundled.mjs', 'tools/hello.ts'], {
      cwd: root,
      env: { ...process.env, npm_execpath: join(root, 'npm-cli.js') },
      encoding: 'utf8',
    });
  const first = run();
  expect(first.stderr).toContain('ci: added all packages');
  expect(first.stdout).toBe('Servus\n');
  expect(run()).toMatchObject({ stdout: 'Servus\n', stderr: '' });
});

test.each(['dev', 'start', 'check:content', 'post:new', 'post:cover', 'page:new', 'dialogue'])(
  'what editors run works in a fresh clone: %s',
  (name) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts[name]).toMatch(/^node tools\/cli\/(run|bundled)\.mjs /);
  },
);
