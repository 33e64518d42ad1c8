import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprints } from './fingerprint.mjs';
import { localDir, logFile, root } from './paths.mjs';
import { runLogged } from './run-logged.mjs';

const stampFile = join(localDir, 'build-stamp.json');
const publicDir = join(root, 'public');
const gatsbyCache = join(root, '.cache');

/** When Gatsby last ran, for whatever reason: at every start it copies this file anew. */
function lastGatsbyRun() {
  return statSync(join(gatsbyCache, 'app.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @returns {{ code?: string, content?: string, run?: number }} of the last complete build */
function readStamp() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
}

/** @param {ReturnType<typeof readStamp>} stamp */
function writeStamp(stamp) {
  mkdirSync(localDir, { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
}

/** Removes the built site and Gatsby's cache. */
export function removeBuild() {
  for (const folder of [publicDir, gatsbyCache]) rmSync(folder, { recursive: true, force: true });
}

/**
 * Builds the site with `gatsby build`.
 * @param {NodeJS.ProcessEnv} env
 * @param {(detail: string) => void} say gets what Gatsby is doing
 * @throws {import('./failure.mjs').Failure} when the build fails
 */
export async function build(env, say) {
  await runLogged(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), 'build'], {
    cwd: root,
    env,
    log: logFile('build'),
    problem: 'Der Build der Website ist fehlgeschlagen.',
    onLine: say,
  });
}

/**
 * Builds the site unless public/ already holds exactly this build.
 * @param {NodeJS.ProcessEnv} env
 * @param {(detail: string) => void} say
 * @returns {Promise<boolean>} whether it had to build
 */
export async function buildIfChanged(env, say) {
  const { code, content } = fingerprints({ root, env, nodeVersion: process.versions.node });
  const last = readStamp();
  const isOurs = existsSync(join(publicDir, 'index.html')) && last.run === lastGatsbyRun();
  const sameCode = isOurs && last.code === code;
  if (sameCode && last.content === content) return false;
  // Only new content may build on what is there: with other code Gatsby keeps the old styles in
  // pages it thinks unchanged, and a build that was cut off may have left a broken cache.
  if (!sameCode) removeBuild();
  rmSync(stampFile, { force: true });
  await build(env, say);
  writeStamp({ code, content, run: lastGatsbyRun() });
  return true;
}
