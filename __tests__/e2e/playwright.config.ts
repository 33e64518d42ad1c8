import { defineConfig } from '@playwright/test';
import { browserFlags } from '../../tools/chromium';
import { hostRules, site, testPorts } from '../support/e2e/addresses';
import { desktop } from '../support/e2e/open';
import { answeredStorage } from '../support/e2e/storage';

const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';

const tool = 'node --import tsx tools';
const local = (port: number, path: string): string => `http://localhost:${port}${path}`;

/**
 * Tests of the built site in a browser, which starts the host and the local services. `journeys` is what a
 * visitor must be able to do, part of `npm test`; `pages` looks at every page once. Each test has its own
 * visitor, and breaks services in its own browser only.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/test-results',
  forbidOnly: true,
  // Two at once take as long on two processors, and do a fifth more work.
  workers: 1,
  // A busy machine may delay a page past a time limit; what passes only the second time is listed
  // as flaky.
  retries: 1,
  timeout: 60_000,
  // Nobody waits that long; but a machine with other work may.
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: [
    { command: `${tool}/host/main.ts --port ${testPorts.site}`, url: local(testPorts.site, '/') },
    {
      command: `${tool}/services/main.ts --fresh --state .local/test-services --port ${testPorts.services}`,
      url: local(testPorts.services, '/__ready'),
    },
  ].map((server) => ({
    ...server,
    cwd: '../..',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
  use: {
    baseURL: site,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    viewport: desktop,
    // As a cheap phone, Chromium keeps no renderer in reserve.
    launchOptions: {
      executablePath,
      args: [...browserFlags, ...hostRules, '--enable-low-end-device-mode'],
    },
    storageState: answeredStorage,
  },
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    { name: 'pages', testMatch: 'pages.spec.ts' },
  ],
});
