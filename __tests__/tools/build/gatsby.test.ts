import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildIfChanged, develop } from '../../../tools/build/gatsby';
import { temporaryFolder } from '../../support/temporary-folder';

const env = { NODE_ENV: 'test' as const };
const home = process.cwd();

/** Leaves its cache and how it was called. */
const gatsbyItself = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('.cache');
  writeFileSync('.cache/app.js', process.env.NODE_OPTIONS);`;

/** Makes a pool to compile with, and another; says how many processes each has. */
const poolsOfGatsby = `
  const fromHome = require('node:module').createRequire(process.cwd() + '/package.json');
  const { WorkerPool } = fromHome('gatsby-worker');
  const [compiler, other] = ['parcel/compile-gatsby-files.js', 'is-near-match.js'].map(
    (file) => new WorkerPool(fromHome.resolve('gatsby/dist/utils/' + file)),
  );
  console.log(typeof compiler.single.runParcel, compiler.end().length, other.end().length);`;

beforeEach(() => {
  process.chdir(
    temporaryFolder({
      'content/pages/index.yaml': '',
      'src/sections/team/schema.ts': '',
      'src/sections/team/team.tsx': '',
      'tools/build/without-parcel.cjs': '',
      'node_modules/gatsby/cli.js': gatsbyItself,
    }),
  );
});
afterEach(() => process.chdir(home));

const change = (name: string) => writeFileSync(name, 'changed');

/** Stands for Gatsby: says whether it finds its cache, and leaves one. */
let foundCache: boolean;
function gatsby(exitCode: number) {
  return () => {
    foundCache = existsSync('.cache/kept');
    for (const folder of ['.cache', 'public']) mkdirSync(folder, { recursive: true });
    for (const file of ['.cache/kept', '.cache/app.js', 'public/index.html']) change(file);
    return Promise.resolve(exitCode);
  };
}

/** Whether the next build, after one that ended with the exit code, builds on what is there. */
async function reuses(changed: string, exitCode = 0): Promise<boolean> {
  await build(env, gatsby(exitCode));
  change(changed);
  await build(env, gatsby(0));
  return foundCache;
}

test('a build after changed content uses the cache', async () => {
  expect(await reuses('content/pages/index.yaml')).toBe(true);
});

test.each(['src/sections/team/schema.ts', 'src/sections/team/team.tsx'])(
  'a build after a change of %s starts without cache',
  async (name) => expect(await reuses(name)).toBe(false),
);

test('a build after one that failed starts without cache', async () => {
  expect(await reuses('content/pages/index.yaml', 1)).toBe(false);
});

test('a build after Gatsby ran for something else starts without cache', async () => {
  await build(env, gatsby(0));
  await develop(env, 8000, gatsby(0));
  await build(env, gatsby(0));
  expect(foundCache).toBe(false);
});

test.each([
  ['src/sections/team/schema.ts', false],
  ['src/sections/team/team.tsx', true],
])('a preview after a change of %s: on what is there? %s', async (name, isKept) => {
  await build(env, gatsby(0));
  change(name);
  await develop(env, 8000, gatsby(0));
  expect(foundCache).toBe(isKept);
  await develop(env, 8000, gatsby(0));
  expect(foundCache).toBe(true);
});

test('Gatsby itself runs without Parcel', async () => {
  await buildIfChanged(env, () => undefined);
  expect(readFileSync('.cache/app.js', 'utf8')).toContain('without-parcel.cjs');
});

test('compiling its files needs no process of its own, all else does', () => {
  // A file, for what --eval says would be evaluated in each process of a pool, too.
  const script = join(temporaryFolder({ 'pools.cjs': poolsOfGatsby }), 'pools.cjs');
  const args = ['--require', './tools/build/without-parcel.cjs', script];
  const { stdout } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
  expect(stdout.trim()).toBe('function 0 1');
});
