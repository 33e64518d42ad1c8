import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from './program';

/** Flags for every headless Chromium of this project: no window system, no calls home. */
export const browserFlags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Names on PATH, the free browser first. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findChromium(): string | undefined {
  const { CHROMIUM_PATH: chosen, PATH = '' } = process.env;
  if (chosen && !existsSync(chosen))
    throw new Failure(`CHROMIUM_PATH zeigt auf „${chosen}“, dort ist aber nichts.`);
  const folders = PATH.split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return chosen || [...onPath, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Finds a Chromium, or installs one: Debian's package where we may, else Playwright's download.
 * @returns path of the program
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('Chromium wird installiert …');
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const apt = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium';
  if (mayInstall) spawnSync(apt, { shell: true, stdio: 'ignore' });
  const download = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if (!findChromium()) spawnSync(process.execPath, download, { stdio: 'ignore' });
  const installed = findChromium();
  if (installed) return installed;
  throw new Failure(
    'Chromium fehlt und ließ sich nicht installieren. Bitte installieren und den Pfad in CHROMIUM_PATH angeben.',
  );
}
