import { type Browser, chromium } from '@playwright/test';
import { browserFlags } from './browser-flags.mjs';
import { provideChromium } from './chromium';
import { startHost } from './host/server';

/** Opens a browser and serves the built site for some work; both end with it, also when it fails. */
export async function inBrowser<T>(
  work: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  const executablePath = await provideChromium(process.env, console.log);
  const host = await startHost({ publicDir: 'public', port: 0 });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    return await work(browser, host.origin);
  } finally {
    await browser.close();
    await host.close();
  }
}
