import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { builtRoutes } from './built-routes';
import { compareScreenshots } from './compare-screenshots';
import { inBrowser } from './in-browser';

const widths = [390, 768, 1440];
const folder = 'screenshots';

async function photograph(
  browser: Browser,
  origin: string,
  route: string,
  width: number,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  // As somebody who has answered the banner: it would lie over the page.
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
  await page.goto(origin + route, { waitUntil: 'load' });
  // React adds a little to what the build has drawn.
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
  await page.evaluate(async () => {
    // Pictures load when they come near: go through the page once.
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(200);
  const name = route === '/' ? 'index' : route.slice(1).replaceAll('/', '--');
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  await page.close();
}

/**
 * Photographs the built site at three widths into screenshots/: `npm run tool -- screenshots [/route
 * …] [--compare BASE]`. With a folder of earlier ones it names the pages that have changed.
 */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { values, positionals } = parseArgs({
    options: { compare: { type: 'string' } },
    allowPositionals: true,
  });
  await inBrowser(async (browser, origin) => {
    // Routes named on the command line, else every HTML file of the build.
    for (const route of positionals.length > 0 ? positionals : builtRoutes('public')) {
      for (const width of widths) await photograph(browser, origin, route, width);
      console.log(route);
    }
  });
  if (values.compare !== undefined)
    for (const line of await compareScreenshots(values.compare, folder)) console.log(line);
}

void main();
