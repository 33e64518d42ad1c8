import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * The packages a lock file names.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/**
 * Whether the packages of package-lock.json are in node_modules, as npm's own record there says.
 * @param {string} root path of the project
 */
export function isInstalled(root) {
  const installed = packagesIn(`${root}/node_modules/.package-lock.json`);
  return Object.entries(packagesIn(`${root}/package-lock.json`)).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/**
 * Runs `npm ci` in the project unless its result is there already; ends the process when it fails.
 * Says so on stderr: what follows may print JSON for a program.
 * @param {string} root path of the project
 */
export function installPackages(root = '.') {
  if (isInstalled(root)) return;
  console.error('Pakete werden installiert (npm ci) …');
  const flags = '--include=dev --no-audit --no-fund --no-update-notifier --loglevel=error';
  const args = ['ci', ...flags.split(' ')];
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['inherit', 2, 2] };
  // Started by npm, we know which one; npm.cmd on Windows needs a shell.
  const { npm_execpath: npm = '' } = process.env;
  const { status } =
    basename(npm) === 'npm-cli.js'
      ? spawnSync(process.execPath, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('✗ Die Installation mit „npm ci“ ist fehlgeschlagen.');
    process.exit(status ?? 130);
  }
  console.error('✓ Pakete installiert\n');
}
