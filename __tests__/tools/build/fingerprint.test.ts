import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { fingerprints } from '../../../tools/build/fingerprint';
import { temporaryFolder } from '../../support/temporary-folder';

let root: string;
beforeEach(() => {
  root = temporaryFolder({
    'content/pages/index.yaml': 'title: Start',
    'gatsby-config.ts': 'export default {};',
    'src/sections/team/schema.ts': '',
    'src/sections/team/team.tsx': '',
    'plugins/gatsby-source-content/read/read-yaml.ts': '',
    'src/features/auth/account.ts': '',
  });
});

const write = (name: string) => writeFileSync(`${root}/${name}`, 'changed');
const print = (env: Readonly<Record<string, string>> = {}, nodeVersion = '20.11.1') =>
  fingerprints(root, { NODE_ENV: 'production', ...env }, nodeVersion);

/** The fingerprints that a change makes different. */
function changedBy(change: () => void): string[] {
  const before = new Map(Object.entries(print()));
  change();
  return Object.entries(print()).flatMap(([name, print]) =>
    before.get(name) === print ? [] : name,
  );
}

test.each([
  ['a changed page', () => write('content/pages/index.yaml')],
  ['a new page', () => write('content/pages/neu.yaml')],
  ['a removed page', () => rmSync(`${root}/content/pages/index.yaml`)],
  [
    'a renamed page',
    () => renameSync(`${root}/content/pages/index.yaml`, `${root}/content/pages/a.yaml`),
  ],
])('%s changes the content', (_, change) => {
  expect(changedBy(change)).toEqual(['content']);
});

test.each([
  'src/sections/team/team.tsx',
  'src/features/auth/account.ts',
  '.env',
  'gatsby-config.ts',
  'package-lock.json',
])('%s is code', (name) => expect(changedBy(() => write(name))).toEqual(['code']));

test.each([
  ['the time of a file', () => utimesSync(`${root}/content/pages/index.yaml`, 0, 0)],
  ['files of the system', () => write('content/.DS_Store')],
  ['files that the build does not read', () => write('README.md')],
  ['documents of plugins', () => write('plugins/gatsby-source-content/README.md')],
])('%s does not count', (_, change) => {
  expect(changedBy(change)).toEqual([]);
});

test('variables of the site count, others do not', () => {
  expect(print({ GATSBY_SITE_URL: 'https://a.at' })).not.toEqual(print());
  expect(print({ HOME: '/root' })).toEqual(print());
});

test('another major version of Node counts, a smaller step does not', () => {
  expect(print({}, '22.0.0')).not.toEqual(print());
  expect(print({}, '20.20.0')).toEqual(print());
});
