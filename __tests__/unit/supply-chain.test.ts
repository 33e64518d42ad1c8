import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { temporaryFolder } from '../support/temporary-folder';

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        link: z.boolean().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && !link);

test('every package of the lock file is checked when it arrives', () => {
  expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('no package runs code on installation, and every one that would is named with the reason', () => {
  const settings = readFileSync('.npmrc', 'utf8');
  expect(settings).toMatch(/^ignore-scripts=true$/m);
  const named = [...settings.matchAll(/^#\s+(\S+): /gm)].map(([, name]) => name);
  const running = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(named.sort()).toEqual([...new Set(running)].sort());
});

test('actions are pinned to a commit', () => {
  for (const file of readdirSync('.github/workflows')) {
    const workflow = readFileSync(join('.github/workflows', file), 'utf8');
    for (const [line] of workflow.matchAll(/uses: .*/g))
      expect([file, line]).toEqual([file, expect.stringMatching(/@[\da-f]{40} # v\d/)]);
  }
});

test.each([
  ['an accepted one', 'GHSA-a', '9999-01-01', 0, '0 of 1'],
  ['one that was accepted until yesterday', 'GHSA-a', '2020-01-01', 1, 'Not accepted: GHSA-a, tmp'],
  ['one that nobody has accepted', 'GHSA-b', '9999-01-01', 1, 'Not accepted: GHSA-b, tmp, high: T'],
])('an audit with %s', (_, id, until, status, words) => {
  const list = { 'GHSA-a': { package: 'tmp', reason: 'Nobody asks.', until } };
  const folder = temporaryFolder({ 'list.json': JSON.stringify(list) });
  const url = `https://github.com/advisories/${id}`;
  const advisory = { source: 1, name: 'tmp', title: 'T', url, severity: 'high' };
  const vulnerabilities = { tmp: { via: [advisory] }, 'external-editor': { via: ['tmp'] } };
  const end = audit(JSON.stringify({ vulnerabilities }), join(folder, 'list.json'));
  expect(end).toMatchObject({ status, stdout: expect.stringContaining(words) });
});

test('an audit that the registry did not answer fails', () => {
  expect(audit('{"message":"405 Method Not Allowed"}').stderr).toContain('405');
});

test('every accepted advisory names its package, the reason and a day', () => {
  const entry = z.strictObject({
    package: z.string().min(1),
    reason: z.string().min(20),
    until: z.iso.date(),
  });
  z.record(z.string().startsWith('GHSA-'), entry).parse(
    JSON.parse(readFileSync('.github/accepted-advisories.json', 'utf8')),
  );
});

function audit(input: string, ...list: string[]) {
  return spawnSync('node', ['tools/audit.mjs', ...list], { input, encoding: 'utf8' });
}
