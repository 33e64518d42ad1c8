/**
 * `npm run tool -- bench:dialogue [--slowdown 4]` times the site's conversations and its answer finder, from
 * sending a sentence to its answer on the screen, on a slowed-down processor. With `--judged` it checks
 * the answers instead (judged.ts).
 */
import { parseArgs } from 'node:util';
import { type Page, chromium } from '@playwright/test';
import { browserFlags } from '../browser-flags.mjs';
import { provideChromium } from '../chromium';
import { main } from '../cli/main';
import { pageOfDialogue } from '../dialogue-page';
import { startHost } from '../host/server';
import { buildWhole } from './build-whole';
import { judge } from './judged';
import { conditions, median, numberOf, row, slowdownOption } from './figures';
import { completeDialogues } from '../../plugins/gatsby-source-content';

const { values } = parseArgs({
  options: {
    slowdown: slowdownOption,
    judged: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
    file: { type: 'string', default: '' },
  },
});
const slowdown = numberOf('slowdown', values.slowdown);
const goal = 50;

/** What somebody types: two openings, what nobody understands, and small talk. */
const typed = [
  'servas i brauch bitte an termin am freitag so um halb drei',
  'qwertz uiopü asdfghjk yxcvbnm poiuzt',
  'wos kost des und habts samstog offn',
  'du depp',
];

async function openSlow(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => 'dialogues' in document.documentElement.dataset);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Milliseconds from sending a sentence to the last change it makes in the log. */
async function send(page: Page, form: string, text: string): Promise<number> {
  return page.evaluate(
    async ([selector = '', words = '']) => {
      const place = document.querySelector<HTMLFormElement>(selector);
      const field = place?.querySelector('input');
      const log = document.querySelector('[role="log"]');
      if (!place || !field || !log) throw new Error(`no ${selector}`);
      field.value = words;
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
    },
    [form, text],
  );
}

async function measure(): Promise<number> {
  if (values.judged) return judge(values.print, values.file);
  await buildWhole();
  const host = await startHost({ publicDir: 'public', port: 0 });
  const executablePath = await provideChromium(process.env, console.log);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  let misses = 0;
  console.log(conditions(slowdown));
  console.log(row([`Antwort, höchstens ${goal} ms`, 'meist', 'längste']));
  const asked = async (name: string, address: string, form: string, begin?: string) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await openSlow(page, host.origin + address);
    if (begin !== undefined) await page.locator(begin).first().click();
    else await page.locator(`${form} input`).focus();
    await page.locator('[role="log"]').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(1500);
    const times: number[] = [];
    for (const text of typed) times.push(await send(page, form, text));
    const worst = Math.max(...times);
    console.log(row([name, ...[median(times), worst].map((ms) => ms.toFixed(0))]));
    if (worst > goal) misses += 1;
    await page.close();
  };
  for (const id of completeDialogues(process.cwd()).keys()) {
    const page = pageOfDialogue(process.cwd(), id);
    if (page !== undefined) await asked(id, page, '[data-dialogue] form', '[data-try]');
  }
  await asked('answers', '/kontaktinformationen', 'form[data-finder]');
  await browser.close();
  await host.close();
  return misses > 0 ? 1 : 0;
}

void main(measure);
