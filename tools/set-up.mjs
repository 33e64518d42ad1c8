// The first part of every npm script: a Node that fits, and the packages of package-lock.json. Plain
// JavaScript on Node alone: it runs before any package is there, and on Node versions the rest refuses.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const json = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** Whether npm's own record says that every package of the lock file is in node_modules. */
function isInstalled(root = '.') {
  const { packages: installed = {} } = json(`${root}/node_modules/.package-lock.json`);
  const { packages: wanted = {} } = json(`${root}/package-lock.json`);
  return Object.entries(wanted).every(
    ([path, { version, link, optional, devOptional }]) =>
      !path.startsWith('node_modules/') ||
      (link ?? optional ?? devOptional ?? installed[path]?.version === version),
  );
}

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

/** The versions that `engines` of package.json names: `>=20.19 <27`. */
const [low = 0, lowMinor = 0, end = 0] = json('package.json')
  .engines.node.match(/\d+/g)
  .map(Number);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < low || (major === low && minor < lowMinor) || major >= end)
  refuse(
    `Diese Website braucht Node ${low}.${lowMinor} bis ${end - 1}, installiert ist ${process.versions.node}. Eine passende Version gibt es auf https://nodejs.org.`,
  );

if (!isInstalled()) {
  console.error('Pakete werden installiert (npm ci) …');
  const args = [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefer-offline',
  ];
  // npm.cmd on Windows needs a shell.
  const { status } = spawnSync('npm', args, {
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) refuse('Die Installation mit „npm ci“ ist fehlgeschlagen.');
}
