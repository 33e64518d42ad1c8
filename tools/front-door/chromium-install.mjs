import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { logFile, root } from './paths.mjs';
import { runLogged } from './run-logged.mjs';

const log = logFile('chromium');
const problem = 'Chromium konnte nicht installiert werden.';

/** @returns {string[] | undefined} the command prefix that may install packages, if there is one */
function administrator() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

/** @param {NodeJS.ProcessEnv} env */
async function installDebianPackage(env) {
  const prefix = administrator();
  if (!existsSync('/usr/bin/apt-get') || !prefix) return;
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const [command = 'apt-get', ...rest] = [...apt, ...args];
    await runLogged(command, rest, { cwd: root, env, log, problem });
  }
}

/** @param {NodeJS.ProcessEnv} env */
async function installWithPlaywright(env) {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  await runLogged(process.execPath, [cli, 'install', 'chromium'], { cwd: root, env, log, problem });
}

async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * Finds a Chromium, or installs one the normal way for the system: its package on Debian and
 * Ubuntu, Playwright's download elsewhere and where that package is missing (newer Ubuntu).
 * @param {NodeJS.ProcessEnv} env
 * @param {(detail: string) => void} say
 * @returns {Promise<string>} path of the program
 * @throws {Failure} when there is none and none can be installed
 */
export async function provideChromium(env, say) {
  const machine = { platform: process.platform, env, playwrightPath };
  const found = await findChromium(machine);
  if (found) return found;
  for (const installer of [installDebianPackage, installWithPlaywright]) {
    say('wird installiert');
    await installer(env).catch(() => {}); // the log tells why; the next way may work
    const installed = await findChromium(machine);
    if (installed) return installed;
  }
  throw new Failure(
    'Chromium fehlt und ließ sich nicht installieren. Bitte installieren und den Pfad in CHROMIUM_PATH angeben.',
    log,
  );
}
