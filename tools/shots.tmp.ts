import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserFlags } from './browser-flags.mjs';
import { startHost } from './host/server';
const scripts: Record<string, [string, string[]]> = {
  luigi: ['/assistants/luigi', ['Tisch für 4 am Samstag um 20 Uhr', 'draussen', 'ja passt']],
  mathias: ['/ki-im-autohaus', ['radlwechsel morgen um 10', 'ich warte', 'ja']],
  phonix: ['/ki-telefon-callcenter', ['Therme warten', 'Mittwoch um 10:30', 'bin daheim', 'ja']],
  sam: ['/ki-whatsapp-hotels-airbnb', ['massage für 2 morgen um 14 uhr', 'ja']],
  roberto: ['/ki-vertriebs-assistent', ['wir suchen eine maschine', '24', 'ja', 'sofort', 'ich entscheide', 'Montag um 10', 'ja']],
  bon: ['/ki-loesungen-gastronomie', ['zwei Margherita und eine Diavola ohne Zwiebel', 'abholen', 'um sieben', 'ja']],
  selina: ['/ki-loesungen-arztpraxis', ['Mundhygiene', 'ÖGK', 'Mittwoch um 8', 'mir tut ein zahn weh']],
  sabine: ['/ki-beauty-wellnes', ['färben bei lena', 'samstag um 9', 'ja']],
};
async function main() {
  mkdirSync('/tmp/shots', { recursive: true });
  const host = await startHost({ publicDir: 'public', port: 0 });
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: browserFlags });
  const only = process.argv.slice(2);
  for (const [name, [route, says]] of Object.entries(scripts)) {
    if (only.length && !only.includes(name)) continue;
    for (const width of [390, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 }, reducedMotion: 'reduce' });
      page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', name, m.text()); });
      page.on('pageerror', (e) => console.log('ERROR', name, e.message));
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
      await page.goto(host.origin + route, { waitUntil: 'load' });
      const button = page.getByRole('button', { name: 'Selbst ausprobieren' }).first();
      await button.waitFor();
      await button.scrollIntoViewIfNeeded();
      const before = await button.evaluate((b) => { const r = b.closest('[data-dialogue]')!; r.setAttribute('data-shot', ''); return true; });
      await page.locator('[data-shot]').screenshot({ path: `/tmp/shots/${name}-${width}-0.png` });
      await button.click();
      const log = page.getByRole('log');
      await log.waitFor();
      const requests: string[] = [];
      page.on('request', (r) => requests.push(r.url()));
      let i = 0;
      const mid = Math.floor(says.length / 2);
      await page.locator('[data-shot]').screenshot({ path: `/tmp/shots/${name}-${width}-1.png` });
      for (const text of says) {
        await page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill(text);
        const t = Date.now();
        await page.keyboard.press('Enter');
        i += 1;
        await page.waitForTimeout(60);
        if (i === mid) await page.locator('[data-shot]').screenshot({ path: `/tmp/shots/${name}-${width}-2.png` });
      }
      await page.locator('[data-shot]').screenshot({ path: `/tmp/shots/${name}-${width}-3.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      console.log(name, width, 'requests', requests.length, requests.slice(0, 3), 'sideways', wide);
      await page.close();
    }
  }
  await browser.close();
  process.exit(0);
}
void main();
