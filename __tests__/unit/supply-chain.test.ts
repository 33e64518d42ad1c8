import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

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
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
);

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
