import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runLogged } from './run-logged.mjs';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} file */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Whether somebody has installed exactly this lock file by hand: npm keeps its own record in node_modules.
 * @param {string} root
 */
function matchesRecord(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(join(root, 'package-lock.json')).packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/**
 * Whether the packages of package-lock.json are in node_modules.
 * @param {string} root path of the project
 */
export function isInstalled(root) {
  const stamp = join(root, 'node_modules', '.install-stamp');
  if (!existsSync(stamp)) return matchesRecord(root);
  return readFileSync(stamp, 'utf8') === hashOf(join(root, 'package-lock.json'));
}

/**
 * Runs `npm ci` and notes what it installed.
 * @param {object} options
 * @param {string} options.root
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.log
 * @throws {import('./failure.mjs').Failure} when npm fails
 */
export async function install({ root, env, log }) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // Started by npm itself, we know which npm; npm.cmd on Windows needs a shell.
  const own =
    env.npm_execpath && basename(env.npm_execpath) === 'npm-cli.js' ? env.npm_execpath : undefined;
  await runLogged(own ? process.execPath : 'npm', own ? [own, ...args] : args, {
    cwd: root,
    env,
    log,
    shell: !own && process.platform === 'win32',
    problem: 'Die Installation mit „npm ci“ ist fehlgeschlagen.',
  });
  writeFileSync(
    join(root, 'node_modules', '.install-stamp'),
    hashOf(join(root, 'package-lock.json')),
  );
}
