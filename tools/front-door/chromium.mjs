import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { Failure } from './failure.mjs';

/** Names on PATH, the free browser first. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsApps = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Every place where a Chromium may be, in the order in which they are tried.
 * @param {object} machine
 * @param {string} machine.platform
 * @param {NodeJS.ProcessEnv} machine.env
 * @returns {string[]} absolute paths
 */
export function chromiumPlaces({ platform, env }) {
  const windows = platform === 'win32';
  const { join, delimiter } = windows ? win32 : posix;
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) =>
    folders.map((folder) => join(folder, windows ? `${name}.exe` : name)),
  );
  if (platform === 'darwin') {
    const roots = ['/Applications', join(env.HOME ?? '/', 'Applications')];
    const app = (/** @type {string} */ name) =>
      roots.map((root) => join(root, `${name}.app`, 'Contents', 'MacOS', name));
    return [...onPath, ...macApps.flatMap(app)];
  }
  if (windows) {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (root) => root !== undefined,
    );
    return [...onPath, ...windowsApps.flatMap((app) => roots.map((root) => join(root, app)))];
  }
  return [...onPath, '/snap/bin/chromium', '/usr/lib/chromium/chromium'];
}

/** @param {string} path */
function starts(path) {
  // Windows opens a window instead of printing the version.
  return (
    process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
  );
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, the usual names and places, Playwright's own download.
 * @param {object} machine
 * @param {string} machine.platform
 * @param {NodeJS.ProcessEnv} machine.env
 * @param {() => Promise<string>} machine.playwrightPath where Playwright would put its own
 * @param {(path: string) => boolean} [works]
 * @returns {Promise<string | undefined>}
 * @throws {Failure} when CHROMIUM_PATH leads nowhere, because a wish is never overruled silently
 */
export async function findChromium(
  { platform, env, playwrightPath },
  works = (path) => existsSync(path) && starts(path),
) {
  if (env.CHROMIUM_PATH) {
    if (works(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Failure(
      `CHROMIUM_PATH zeigt auf „${env.CHROMIUM_PATH}“, dort startet aber kein Chromium.`,
    );
  }
  const found = chromiumPlaces({ platform, env }).find(works);
  if (found) return found;
  const own = await playwrightPath();
  return works(own) ? own : undefined;
}
