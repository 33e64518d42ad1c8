import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from './cli/failure';
import { logFile, runToLog } from './cli/programs';

/** Names on PATH, the free browser first. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const log = logFile('chromium');

/**
 * Whether a browser is there and starts. Windows opens a window instead of printing the version.
 */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  return (
    process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
  );
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, one on PATH, the one Playwright has downloaded.
 * @throws Failure when CHROMIUM_PATH leads nowhere: an explicit setting is never ignored
 */
export function findChromium(
  { CHROMIUM_PATH: chosen, PATH = '' }: NodeJS.ProcessEnv,
  works = starts,
): string | undefined {
  if (chosen && !works(chosen)) {
    throw new Failure(`CHROMIUM_PATH zeigt auf „${chosen}“, dort startet aber kein Chromium.`);
  }
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return chosen || [...onPath, chromium.executablePath()].find(works);
}

/**
 * Ways to install one: the package where we may, then Playwright's download into the home folder.
 */
function installers(): string[][] {
  const command = 'node_modules/@playwright/test/cli.js install chromium';
  const download = [process.execPath, ...command.split(' ')];
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const apt = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium';
  return isDebianRoot ? [['sh', '-c', apt], download] : [download];
}

/**
 * Finds a Chromium, or installs one; never with more rights than we have.
 * @returns path of the program
 * @throws Failure when there is none and none can be installed
 */
export async function provideChromium(
  env: NodeJS.ProcessEnv,
  say: (detail: string) => void,
): Promise<string> {
  const found = findChromium(env);
  if (found) return found;
  for (const [command = '', ...args] of installers()) {
    await runToLog(command, args, { env, log, onLine: say }); // the log tells why; the next way may work
    const installed = findChromium(env);
    if (installed) return installed;
  }
  throw new Failure(
    'Chromium fehlt und ließ sich nicht installieren. Bitte installieren und den Pfad in CHROMIUM_PATH angeben.',
    log,
  );
}
