/**
 * `npm run tool -- guide`: writes docs/abschnitte.md from the schemas, and with `-- --pictures` photographs
 * each kind of section in the built site, or those that are named: `-- --pictures contact-form`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { Failure } from './cli/failure';
import { main } from './cli/main';
import { type Example, examplesOf, guideText, pictures } from './guide/text';
import { inBrowser } from './in-browser';

/** Wide enough for the layout of a desk, small enough for a folder of documents. */
const [width, pictureWidth, maximumHeight] = [1280, 560, 1000];

async function photograph(page: Page, origin: string, { route, index }: Example, kind: string) {
  await page.goto(origin + route, { waitUntil: 'load' });
  const frame = `[data-section="${index}"]`;
  // The frame of a section is `display: contents`.
  const element = page.locator(`${frame} > *`).first();
  await element.scrollIntoViewIfNeeded();
  // Lazy pictures have to load, and movements to end.
  await page.waitForTimeout(600);
  // A screenshot taller than the window would show what lies below the page.
  const clip = await element.evaluate((section, most) => {
    window.scrollBy(0, section.getBoundingClientRect().top);
    const { x, y, width, height } = section.getBoundingClientRect();
    return { x, y, width, height: Math.min(Math.floor(height), most) };
  }, maximumHeight);
  // The header is sticky, and neighbours overlap a section a little.
  const style = `body :not(${frame}, ${frame} *) { visibility: hidden; } ${frame} { visibility: visible; }`;
  const png = await page.screenshot({ clip, animations: 'disabled', style });
  await sharp(png)
    .resize(pictureWidth)
    .webp({ quality: 62 })
    .toFile(join(pictures, `${kind}.webp`));
}

async function guide(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { pictures: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.pictures) await photographAll(positionals);
  writeFileSync('docs/abschnitte.md', guideText('.'));
  console.log('docs/abschnitte.md ist geschrieben.');
  return 0;
}

async function photographAll(kinds: readonly string[]): Promise<void> {
  const examples = examplesOf('.');
  const unknown = kinds.filter((kind) => !examples.has(kind));
  if (unknown.length > 0) throw new Failure(`Auf keiner Seite: ${unknown.join(', ')}`);
  const wanted = [...examples].filter(([kind]) => kinds.length === 0 || kinds.includes(kind));
  mkdirSync(pictures, { recursive: true });
  await inBrowser(async (browser, origin) => {
    const page = await browser.newPage({
      viewport: { width, height: maximumHeight },
      reducedMotion: 'reduce',
      // The site's policy forbids the style that hides the rest of the page.
      bypassCSP: true,
    });
    page.setDefaultTimeout(20_000);
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
    for (const [kind, example] of wanted) await photograph(page, origin, example, kind);
  });
  console.log(`Die Bilder liegen in ${pictures}.`);
}

void main(guide);
