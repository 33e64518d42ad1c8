import { defineConfig } from '@playwright/test';
import { browserFlags } from '../../tools/browser-flags.mjs';
import { addresses } from '../../tools/front-door/addresses.mjs';
import { storageWith } from '../support/e2e/storage';

const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/**
 * Tests of the built site in a browser. `npm run test:e2e` starts what they need: the host with the site and the local services.
 * The forms have a project of their own with one worker, because the services' fault switch is shared. Account and checkout
 * need none: each of their tests has its own account, and breaks services in its own browser only.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine may delay a page past a time limit; what passes only the second time is listed as flaky.
  retries: 1,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: addresses.site,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath, args: browserFlags },
    storageState: storageWith(),
  },
  projects: [
    { name: 'forms', testDir: 'forms', workers: 1 },
    { name: 'checkout', testDir: 'checkout' },
    { name: 'pages', testIgnore: ['forms/**', 'checkout/**'] },
  ],
});
