import { appendFileSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Browser, type Page, chromium } from '@playwright/test';
import { htmlFiles } from '../../plugins/gatsby-plugin-publish/hosts/page-files';
import { checkContent } from '../../plugins/gatsby-source-content/check/check-content';
import { browserFlags } from '../../tools/browser-flags.mjs';
import { findChromium } from '../../tools/chromium';
import { type Host, startHost } from '../../tools/host/server';
import { indexedTexts } from '../support/search-index';
import { future, picture, published, writePost } from './sample-post';
import { buildCopy, siteCopy } from './site-copy';

// What an editor does, from the command to the page: it takes a whole build.
jest.setTimeout(900_000);

let root: string;
let route: string;
let host: Host;
let browser: Browser;
let page: Page;
const requested: string[] = [];

beforeAll(async () => {
  root = siteCopy();
  route = await writePost(root, 'Ein Probebeitrag mit allen Blöcken', published);
  await writePost(root, 'Geheimer Entwurf', (frontmatter) => frontmatter);
  await writePost(root, 'Verfrühter Beitrag', future);
  expect((await checkContent(root)).problems).toEqual([]);
  buildCopy(root);
  host = await startHost({ publicDir: join(root, 'public'), port: 0 });
  const executablePath = findChromium(process.env) ?? '';
  browser = await chromium.launch({ executablePath, args: browserFlags });
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'));
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(host.origin + route);
});

afterAll(async () => {
  await browser.close();
  await host.close();
});

test('a picture beside the post is converted, sized, lazy, and has its caption', async () => {
  const image = page.getByRole('img', { name: picture.alt });
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  expect(await image.getAttribute('loading')).toBe('lazy');
  expect(Number(await image.getAttribute('width'))).toBeGreaterThan(0);
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(
    /\.avif$/,
  );
  await page.getByText(picture.caption).waitFor();
});

test('the page is as wide as the phone; tables and code roll in frames of their own', async () => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  const table = page.getByRole('region', { name: 'Tabelle' });
  const inside = await table.evaluate((frame) => [frame.scrollWidth, frame.clientWidth]);
  expect(inside[0]).toBeGreaterThan(inside[1] ?? 0);
});

test('a video asks its platform for nothing before somebody plays it', async () => {
  const play = page.getByRole('link', { name: /^Video abspielen/ });
  const foreign = () => requested.filter((url) => !url.startsWith(host.origin));
  const before = foreign();
  expect(before.filter((url) => url.includes('youtube'))).toEqual([]);
  await play.click();
  expect(await page.locator('[data-video] iframe').getAttribute('src')).toContain('autoplay=1');
});

test('feed and Markdown carry the picture with its whole address', () => {
  const address = /https?:\/\/\S+\/static\/\S+\/halle\.jpg/;
  expect(readFileSync(join(root, 'public', `${route}.md`), 'utf8')).toMatch(address);
  expect(readFileSync(join(root, 'public/feed.xml'), 'utf8')).toMatch(address);
});

test('the words of a picture are found by the search', () => {
  const found = indexedTexts(join(root, 'public')).filter((text) => text.includes(picture.alt));
  expect(found).toEqual([expect.stringContaining(route)]);
});

test.each(['geheimer-entwurf', 'Geheimer Entwurf', 'verfruehter-beitrag', 'Verfrühter Beitrag'])(
  'no file of the release says %j',
  (words) => {
    expect(texts().filter(({ file, text }) => `${file} ${text}`.includes(words))).toEqual([]);
  },
);

// The last one: it builds the copy anew.
test('a sentence more is in the next build, which writes no page that does not show the post', () => {
  const written = () =>
    new Map(
      htmlFiles(join(root, 'public'))
        .filter((file) => !/^(blog|index)\b/.test(file))
        .map((file) => [file, readFileSync(join(root, 'public', file), 'utf8')]),
    );
  const before = written();
  const sentence = 'Ein Satz, der zuerst vergessen wurde.';
  appendFileSync(join(root, 'content', route, 'index.mdx'), `\n${sentence}\n`);
  buildCopy(root);
  expect(readFileSync(join(root, 'public', `${route}.html`), 'utf8')).toContain(sentence);
  expect([...written()].filter(([file, html]) => before.get(file) !== html)).toEqual([]);
  expect(before.size).toBeGreaterThan(0);
});

/** Every file of the release as text; those of the search are packed. */
function texts(): { file: string; text: string }[] {
  const folder = join(root, 'public');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => {
      const bytes = readFileSync(join(folder, file));
      const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
      return { file, text: (packed ? gunzipSync(bytes) : bytes).toString('utf8') };
    });
}
