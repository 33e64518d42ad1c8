/**
 * `npm run tool -- bench:navigation [--runs 5 --slowdown 4 --check]` measures the site on a phone that is
 * so many times slower than this machine: from a click to the next heading on the screen, and from a
 * touch to its answer.
 */
import { parseArgs } from 'node:util';
import { type Browser, type Page, chromium } from '@playwright/test';
import { browserFlags } from '../browser-flags.mjs';
import { provideChromium } from '../chromium';
import { main } from '../cli/main';
import { startHost } from '../host/server';
import { buildWhole } from './build-whole';
import { conditions, machineLoad, median, numberOf, row, slowdownOption } from './figures';
import { type Interaction, interactions } from './interactions';

declare global {
  interface Window {
    /** follow-link.js */
    followLink: (to: string, warm: boolean) => Promise<number>;
  }
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    slowdown: slowdownOption,
    check: { type: 'boolean', default: false },
  },
});

const slowdown = numberOf('slowdown', values.slowdown);
const runs = numberOf('runs', values.runs);
const goals = { page: 120, answer: 100 };

/** Ways visitors go: between templates, within one, and to texts. */
const ways = [
  ['/', '/ki-im-autohaus'],
  ['/', '/trial'],
  ['/', '/training'],
  ['/ki-im-autohaus', '/'],
  ['/assistants/luigi', '/kontaktinformationen'],
  ['/', '/datenschutz'],
] as const;

async function openPage(browser: Browser, address: string): Promise<Page> {
  const viewport = { width: 412, height: 823 };
  const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
  // As somebody who has answered the banner: it would lie over the links.
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
  await page.addInitScript({ path: 'tools/bench/follow-link.js' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

async function nextPage(
  browser: Browser,
  origin: string,
  way: (typeof ways)[number],
  warm: boolean,
) {
  const [from, to] = way;
  const page = await openPage(browser, origin + from);
  // Scripts have begun, and nothing is left to do.
  await page.waitForFunction(() => '___loader' in window);
  await page.waitForTimeout(1500);
  const duration = await page.evaluate(
    ([path, prefetched]) => window.followLink(path, prefetched),
    [to, warm] as const,
  );
  await page.close();
  return duration;
}

/**
 * From the touch to the next frame, as the browser itself reports it, one second after the start.
 * @returns infinity when the browser has followed a link instead, because React was not there yet
 */
async function answer(browser: Browser, origin: string, { route, target }: Interaction) {
  const page = await openPage(browser, origin + route);
  await page.evaluate(() => {
    // TypeScript does not know the threshold; the browser reports nothing below 16 ms.
    const options = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        document.body.dataset.slowest = String(
          Math.max(duration, Number(document.body.dataset.slowest ?? 0)),
        );
    }).observe(options);
  });
  // A person does not touch something the moment it scrolls into view.
  await target(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(Math.max(0, 1000 - (await page.evaluate(() => performance.now()))));
  await target(page).tap();
  await page.waitForTimeout(700);
  const stayed = new URL(page.url()).pathname === route;
  const slowest = await page.evaluate(() => Number(document.body.dataset.slowest ?? 0));
  await page.close();
  return stayed ? slowest : Infinity;
}

async function repeat(measure: () => Promise<number>): Promise<number> {
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) durations.push(await measure());
  return median(durations);
}

async function measure(): Promise<number> {
  await buildWhole();
  const host = await startHost({ publicDir: 'public', port: 0 });
  const executablePath = await provideChromium(process.env, console.log);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const { origin } = host;
  let misses = 0;
  try {
    console.log(conditions(slowdown));
    console.log(row(['Nächste Seite', 'bereit', 'kalt']));
    for (const way of ways) {
      const warm = await repeat(() => nextPage(browser, origin, way, true));
      const cold = await repeat(() => nextPage(browser, origin, way, false));
      if (warm > goals.page) misses += 1;
      console.log(row([way.join(' → '), warm.toFixed(0), cold.toFixed(0)]));
    }
    console.log(row(['Antwort auf eine Berührung', 'ms']));
    for (const interaction of interactions) {
      const duration = await repeat(() => answer(browser, origin, interaction));
      if (duration > goals.answer) misses += 1;
      const answered = Number.isFinite(duration) ? duration.toFixed(0) : 'andere Seite';
      console.log(row([interaction.name, answered]));
    }
    console.log(machineLoad());
  } finally {
    await browser.close();
    await host.close();
  }
  return values.check && misses > 0 ? 1 : 0;
}

void main(measure);
