/**
 * `npm run tool -- bench:navigation [--runs 5 --slowdown 4 --check]` measures the site on a phone that is
 * so many times slower than this machine: from a click to the next heading on the screen, from a
 * touch to its answer, and from a sentence to the assistant's.
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { main } from '../cli/main';
import { pageOfDialogue } from '../dialogue-page';
import { inBrowser } from '../in-browser';
import { buildWhole } from './build-whole';
import { conditions, machineLoad, median, numberOf, row, slowdownOption } from './figures';
import { type Interaction, interactions } from './interactions';
import { completeDialogues } from '../../plugins/gatsby-source-content';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    slowdown: slowdownOption,
    check: { type: 'boolean', default: false },
  },
});

const slowdown = numberOf('slowdown', values.slowdown);
const runs = numberOf('runs', values.runs);
const goals = { page: 120, answer: 100, sentence: 50 };

/** Ways visitors go: between templates, within one, and to texts. */
const ways = [
  ['/', '/ki-im-autohaus'],
  ['/', '/trial'],
  ['/', '/training'],
  ['/ki-im-autohaus', '/'],
  ['/assistants/luigi', '/kontaktinformationen'],
  ['/', '/datenschutz'],
] as const;

/** What somebody types: two openings, what nobody understands, and small talk. */
const typed = [
  'servas i brauch bitte an termin am freitag so um halb drei',
  'qwertz uiopü asdfghjk yxcvbnm poiuzt',
  'wos kost des und habts samstog offn',
  'du depp',
];

async function openPage(browser: Browser, address: string): Promise<Page> {
  const viewport = { width: 412, height: 823 };
  const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
  // As somebody who has answered the banner: it would lie over the links.
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  // Scripts have begun.
  await page.waitForFunction(() => '___loader' in window);
  return page;
}

/** @param warm whether a finger was near the link before */
async function nextPage(
  browser: Browser,
  origin: string,
  [from, to]: (typeof ways)[number],
  warm: boolean,
) {
  const page = await openPage(browser, origin + from);
  // Nothing is left to do.
  await page.waitForTimeout(1500);
  const link = page.locator(`a[href="${to}"]`).first();
  if (warm) await link.dispatchEvent('pointerover');
  if (warm) await page.waitForTimeout(1500);
  const duration = await link.evaluate(async (element: HTMLElement) => {
    const before = document.querySelector('h1');
    // The browser reports when it has shown an element that carries this attribute.
    new MutationObserver(() => {
      const now = document.querySelector('h1');
      if (now !== before) now?.setAttribute('elementtiming', 'next');
    }).observe(document, { childList: true, subtree: true });
    const painted = new Promise<number>((done) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) done(Number(Reflect.get(entry, 'renderTime')));
      }).observe({ type: 'element' });
    });
    const start = performance.now();
    element.click();
    return (await painted) - start;
  });
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

/** The answer finder, and each assistant where it can be tried: the form, and what opens it. */
function talks(): { name: string; route: string; form: string; begin?: string }[] {
  const finder = { name: 'answers', route: '/kontaktinformationen', form: 'form[data-finder]' };
  const assistants = [...completeDialogues('.').keys()].flatMap((name) => {
    const route = pageOfDialogue('.', name);
    const places = { form: '[data-dialogue] form', begin: '[data-try]' };
    return route === undefined ? [] : [{ name, route, ...places }];
  });
  return [...assistants, finder];
}

/** From sending each sentence to the last change that it makes in the log. */
async function sentences(
  browser: Browser,
  origin: string,
  { route, form, begin }: ReturnType<typeof talks>[number],
): Promise<number[]> {
  const page = await openPage(browser, origin + route);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (begin === undefined) await page.locator(`${form} input`).focus();
  else await page.locator(begin).first().click();
  await page.locator('[role="log"]').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  const times: number[] = [];
  for (const text of typed) {
    await page.locator(`${form} input`).fill(text);
    const send = page.locator(form).evaluate(async (place: HTMLFormElement) => {
      const log = document.querySelector('[role="log"]') ?? place;
      const begun = performance.now();
      let last = begun;
      const watch = new MutationObserver(() => {
        log.getBoundingClientRect();
        last = performance.now();
      });
      watch.observe(log, { childList: true, subtree: true });
      place.requestSubmit();
      await new Promise((resolve) => setTimeout(resolve, 600));
      watch.disconnect();
      return last - begun;
    });
    times.push(await send);
  }
  await page.close();
  return times;
}

async function repeat(measure: () => Promise<number>): Promise<number> {
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) durations.push(await measure());
  return median(durations);
}

async function measureAll(browser: Browser, origin: string): Promise<number> {
  let misses = 0;
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
  console.log(row(['Antwort auf einen Satz', 'meist', 'längste']));
  for (const talk of talks()) {
    const times = await sentences(browser, origin, talk);
    if (Math.max(...times) > goals.sentence) misses += 1;
    console.log(row([talk.name, median(times).toFixed(0), Math.max(...times).toFixed(0)]));
  }
  console.log(machineLoad());
  return values.check && misses > 0 ? 1 : 0;
}

void main(async () => {
  await buildWhole();
  return inBrowser(measureAll);
});
