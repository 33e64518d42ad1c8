import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, type Route, chromium } from '@playwright/test';
import { browserFlags } from '../../tools/browser-flags.mjs';
import { findChromium } from '../../tools/chromium';
import { newPost } from '../../tools/content/new-post';
import { addPage, breakPost, changePage, changePost, makePage, openPage } from './changes';
import { type Preview, startPreview, timed, untilAnswering } from './running-preview';
import { siteCopy } from './site-copy';

// `npm run dev` in a copy of the project, from its first start on. At the end it says how long an
// editor waits; the limits, for a calm machine, are in docs/performance.md.
jest.setTimeout(300_000);

// In a block of its own, because what follows a block comes before the copy is removed.
describe('the preview', () => {
  let preview: Preview;
  let browser: Browser;
  let page: Page;
  const waits: string[] = [];
  const note = (what: string, milliseconds: number): void =>
    void waits.push(`${what} ${(milliseconds / 1000).toFixed(1)} s`);

  beforeAll(async () => {
    const executablePath = findChromium(process.env) ?? '';
    browser = await chromium.launch({ executablePath, args: browserFlags });
    page = await browser.newPage();
    const start = async (): Promise<void> => {
      preview = await startPreview(siteCopy());
      await openPage(preview, page, '/');
    };
    note('first start', await timed(start));
  });

  afterAll(async () => {
    process.stdout.write(`${waits.join(', ')}\n`);
    await browser.close();
    await preview.end();
  });

  test('a change in a post is shown, and the page keeps its place', async () => {
    note('post', await changePost(preview, page));
  });

  test('so is one in a page', async () => {
    note('page', await changePage(preview, page));
  });

  test('a mistake is named in the page until it is mended', async () => {
    const [shown, gone] = await breakPost(preview, page);
    note('mistake', shown);
    note('mended', gone);
  });

  test('a new page appears in the tab that waits for it', async () => {
    note('new page', await addPage(preview, page));
  });

  test('so does a new post, with the picture drawn for it', async () => {
    const title = 'Was um fünf vor zwölf läutet';
    const { route } = await newPost(preview.folder, title, new Date());
    await page.goto(preview.site + route);
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 60_000 });
  });

  test('a new page appears although Gatsby has said just before that there is none', async () => {
    const route = '/ki-fuer-floristen';
    // The script that opens new pages comes late.
    const comeLate = async (script: Route): Promise<void> => {
      await page.getByRole('heading', { level: 1, name: 'development 404' }).waitFor();
      makePage(preview, route, 'Für Floristen');
      await untilAnswering(`${preview.site}/page-data${route}/page-data.json`);
      await script.continue();
    };
    await page.route(/preview\.js$/, comeLate, { times: 1 });
    await page.goto(preview.site + route);
    await page.getByRole('heading', { level: 1, name: 'Für Floristen' }).waitFor();
  });

  test('a page whose file is deleted is gone until there is a file again', async () => {
    const route = '/ki-fuer-floristen';
    rmSync(join(preview.folder, `content/pages${route}.yaml`));
    await page.getByText('Diese Seite gibt es noch nicht').waitFor({ timeout: 60_000 });
    makePage(preview, route, 'Für Floristen');
    await page.getByRole('heading', { level: 1, name: 'Für Floristen' }).waitFor();
  });

  test('the terminal names where to look, and no fault of the code', () => {
    expect(preview.terminal()).toContain(preview.site);
    const [, fault = ''] = /(error[^]*)/i.exec(preview.terminal()) ?? [];
    expect(fault).toBe('');
  });
});
