import { defineConfig } from '@playwright/test';
import { browserFlags } from '../../tools/browser-flags.mjs';
import { addresses } from '../../tools/front-door/addresses.mjs';

const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/**
 * Tests of the built site in a browser. `npm run test:e2e` starts what they need: the host with the site and the local services.
 * The forms have a project of their own with one worker, because the services' fault switch and outbox are shared.
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
    // As somebody who has answered the cookie banner: it would lie over the page.
    storageState: {
      cookies: [],
      origins: [
        { origin: addresses.site, localStorage: [{ name: 'cookieConsent', value: 'false' }] },
      ],
    },
  },
  projects: [
    { name: 'forms', testDir: 'forms', workers: 1 },
    { name: 'pages', testIgnore: 'forms/**' },
  ],
});
