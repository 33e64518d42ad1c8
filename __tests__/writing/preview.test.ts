import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, type Route, chromium } from '@playwright/test';
import { browserFlags } from '../../tools/browser-flags.mjs';
import {
  addPage,
  breakPost,
  changePage,
  changePost,
  makePage,
  openPage,
} from '../../tools/bench/editing/changes';
import { type Preview, startPreview, untilAnswering } from '../../tools/bench/editing/preview';
import { findChromium } from '../../tools/chromium';
import { newPost } from '../../tools/content/new-post';
import { siteCopy } from './site-copy';

// `npm run dev` in a copy of the project, from its first start on. `bench:editing` measures the same.
jest.setTimeout(300_000);

// In a block of its own, because what follows a block comes before the copy is removed.
describe('the preview', () => {
  let preview: Preview;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    preview = await startPreview(siteCopy());
    const executablePath = findChromium(process.env) ?? '';
    browser = await chromium.launch({ executablePath, args: browserFlags });
    page = await browser.newPage();
    await openPage(preview, page, '/');
  });

  afterAll(async () => {
    await browser.close();
    await preview.end();
  });

  test('a change in a post is shown, and the page keeps its place', async () => {
    await changePost(preview, page, 1);
  });

  test('so is one in a page', async () => {
    await changePage(preview, page, 1);
  });

  test('a mistake is named in the page until it is mended', async () => {
    await breakPost(preview, page);
  });

  test('a new page appears in the tab that waits for it', async () => {
    await addPage(preview, page);
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
