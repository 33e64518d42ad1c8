import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../cli/failure';
import { fingerprints } from './fingerprint';
import { requireBuildablePath } from './folder-name';
import { logFile, runToLog } from '../cli/programs';
import { hashOfBuildTimeCode } from '../../plugins/gatsby-source-content';

const stampFile = '.local/build-stamp.json';

/**
 * What public/ and .cache were made from; nothing is known of a build that was cut off. `reading` is
 * the code that read the content: Gatsby notices a changed plugin, but not a changed schema in src.
 */
const stampSchema = z
  .object({ content: z.string(), code: z.string(), reading: z.string(), run: z.number() })
  .partial();
type Stamp = z.infer<typeof stampSchema>;

function readStamp(): Stamp {
  const text = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '{}';
  return stampSchema.parse(JSON.parse(text));
}

function writeStamp(stamp: Stamp): void {
  mkdirSync('.local', { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
}

/** When Gatsby last ran, for whatever reason: it copies this file at every start. */
function lastGatsbyRun(): number {
  return statSync('.cache/app.js', { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The stamp of a complete build, if that build is still what .cache and public/ hold. */
function lastBuild(): Stamp {
  const stamp = readStamp();
  return existsSync('public/index.html') && stamp.run === lastGatsbyRun() ? stamp : {};
}

/** Removes the built site and Gatsby's cache. */
export function removeBuild(): void {
  for (const folder of ['public', '.cache']) rmSync(folder, { recursive: true, force: true });
}

/** Of Node itself: what it has compiled of the packages, from version 22 on. */
export const compileCache = resolve('.local/compile-cache');

/**
 * Variables that tell how a build was called. Any change of a variable has webpack compile all pages
 * anew for the server, and `npm start` is called otherwise than `npm run build`.
 */
const ofCall = /^(npm_.*|INIT_CWD|OLDPWD|SHLVL|_)$/;

/**
 * The environment of Gatsby, in whose processes esbuild stands in for Parcel. By default glibc keeps
 * a store of free memory for each thread: 200 MB that nobody uses after webpack and sharp are done.
 * Where nobody watches, Gatsby says what it does line by line, instead of drawing it.
 */
function environmentOfGatsby(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  requireBuildablePath(process.cwd());
  const preload = `--require ${JSON.stringify(resolve('tools/build/without-parcel.cjs'))}`;
  const NODE_OPTIONS = `${env['NODE_OPTIONS'] ?? ''} ${preload}`.trim();
  const quick = {
    MALLOC_ARENA_MAX: '1',
    NODE_COMPILE_CACHE: compileCache,
    // Queries run in Gatsby's own process, which has read the content: a worker that knows nothing takes
    // two seconds to start, and a page a few milliseconds.
    GATSBY_CPU_COUNT: '1',
  };
  const logger = process.stdout.isTTY ? {} : { GATSBY_LOGGER: 'yurnalist' };
  const others = Object.entries(env).filter(([name]) => !ofCall.test(name));
  return { ...quick, ...logger, ...Object.fromEntries(others), NODE_OPTIONS };
}

/**
 * Gatsby with a larger young generation: otherwise garbage collection takes a tenth of a build. Its workers
 * inherit it.
 */
const gatsby = ['--max-semi-space-size=32', 'node_modules/gatsby/cli.js'];

/** Runs a Node program; resolves with its exit code. */
type Run = (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<number>;

/**
 * Runs `gatsby build`. Only new content may build on what is there: with other code Gatsby keeps
 * old data and styles in pages it thinks unchanged, and a build that was cut off may leave a broken
 * cache.
 * @returns the exit code
 */
export async function build(env: NodeJS.ProcessEnv, run: Run): Promise<number> {
  const now = fingerprints('.', env);
  if (lastBuild().code !== now.code) removeBuild();
  writeStamp({});
  const exitCode = await run([...gatsby, 'build'], environmentOfGatsby(env));
  const reading = hashOfBuildTimeCode('.');
  if (exitCode === 0) writeStamp({ ...now, reading, run: lastGatsbyRun() });
  return exitCode;
}

/**
 * Builds the site unless public/ already holds exactly this build.
 * @param say gets what Gatsby is doing
 * @returns whether it had to build
 * @throws Failure when the build fails
 */
export async function buildIfChanged(
  env: NodeJS.ProcessEnv,
  say: (detail: string) => void,
): Promise<boolean> {
  const { code, content } = fingerprints('.', env);
  const last = lastBuild();
  if (last.code === code && last.content === content) return false;
  const log = logFile('build');
  const exitCode = await build(env, (args, own) =>
    runToLog(process.execPath, args, { env: own, log, onLine: say }),
  );
  if (exitCode !== 0) throw new Failure('Der Build der Website ist fehlgeschlagen.', log);
  return true;
}

/**
 * Runs `gatsby develop`, which follows every change of a component.
 * @returns the exit code
 */
export function develop(env: NodeJS.ProcessEnv, port: number, run: Run): Promise<number> {
  const reading = hashOfBuildTimeCode('.');
  if (readStamp().reading !== reading) removeBuild();
  writeStamp({ reading });
  const args = [...gatsby, 'develop', '--port', String(port)];
  // With CI, Gatsby makes the data of all pages when they change, not when a tab asks for one: with
  // two dozen pages that is a second, and a request that comes meanwhile cannot get lost.
  return run(args, { ...environmentOfGatsby(env), CI: 'true' });
}
