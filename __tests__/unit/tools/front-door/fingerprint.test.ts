/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprints } from '../../../../tools/front-door/fingerprint.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'content', 'pages'), { recursive: true });
  writeFileSync(join(root, 'content', 'pages', 'index.yaml'), 'title: Start');
  writeFileSync(join(root, 'gatsby-config.ts'), 'export default {};');
});
afterEach(() => rmSync(root, { recursive: true }));

const print = (env: NodeJS.ProcessEnv = {}, nodeVersion = '20.11.1') =>
  fingerprints({ root, env: { NODE_ENV: 'production', ...env }, nodeVersion });

test.each([
  ['a changed page', () => writeFileSync(join(root, 'content/pages/index.yaml'), 'title: Neu')],
  ['a new page', () => writeFileSync(join(root, 'content/pages/neu.yaml'), '')],
  [
    'a renamed page',
    () => renameSync(join(root, 'content/pages/index.yaml'), join(root, 'content/pages/a.yaml')),
  ],
  ['a removed page', () => rmSync(join(root, 'content/pages/index.yaml'))],
  ['the Gatsby configuration', () => writeFileSync(join(root, 'gatsby-config.ts'), '')],
  ['a new Gatsby file', () => writeFileSync(join(root, 'gatsby-ssr.tsx'), '')],
  ['the lock file', () => writeFileSync(join(root, 'package-lock.json'), '{}')],
  ['an .env file', () => writeFileSync(join(root, '.env'), 'GATSBY_A=1')],
])('%s changes it', (_, change) => {
  const before = print();
  change();
  expect(print()).not.toEqual(before);
});

test.each([
  ['the time of a file', () => utimesSync(join(root, 'content/pages/index.yaml'), 0, 0)],
  ['files of the system', () => writeFileSync(join(root, 'content', '.DS_Store'), 'x')],
  ['files that the build does not read', () => writeFileSync(join(root, 'README.md'), 'x')],
])('%s does not count', (_, change) => {
  const before = print();
  change();
  expect(print()).toEqual(before);
});

test('variables of the site count, others do not', () => {
  expect(print({ GATSBY_SITE_URL: 'https://a.at' })).not.toEqual(print());
  expect(print({ HOME: '/root' })).toEqual(print());
});

test('another major version of Node counts, a smaller step does not', () => {
  expect(print({}, '22.0.0')).not.toEqual(print());
  expect(print({}, '20.20.0')).toEqual(print());
});

test('content and code are told apart', () => {
  const before = print();
  writeFileSync(join(root, 'content/pages/index.yaml'), 'title: Neu');
  const after = print();
  expect(after.content).not.toBe(before.content);
  expect(after.code).toBe(before.code);
});
