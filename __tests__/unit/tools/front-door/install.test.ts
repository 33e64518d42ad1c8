/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { isInstalled } from '../../../../tools/front-door/install.mjs';

const lock = JSON.stringify({
  packages: {
    '': { version: '1.0.0' },
    'node_modules/react': { version: '18.3.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
});

let root: string;
const write = (name: string, content: string) => writeFileSync(join(root, name), content);
const record = (version: string) =>
  write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/react': { version } } }),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules'));
  write('package-lock.json', lock);
});

test('an empty node_modules needs an installation', () => {
  expect(isInstalled(root)).toBe(false);
});

test('the stamp tells whether the lock file has changed since', () => {
  write('node_modules/.install-stamp', createHash('sha256').update(lock).digest('hex'));
  expect(isInstalled(root)).toBe(true);
  write('package-lock.json', `${lock}\n`);
  expect(isInstalled(root)).toBe(false);
});

test('an installation by hand counts when its versions are those of the lock file', () => {
  record('18.3.1');
  expect(isInstalled(root)).toBe(true);
  record('18.2.0');
  expect(isInstalled(root)).toBe(false);
});
