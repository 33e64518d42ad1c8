import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Preview, timed } from './running-preview';

const [firstPost = ''] = readdirSync('content/blog').sort();
const post = `content/blog/${firstPost}/index.mdx`;
const yaml = 'content/pages/trial.yaml';
const patience = { timeout: 60_000 };
const bar = 'Vorschau ist alt';

/**
 * Changes a file and leaves it as it was, also when the work fails: others read it after this.
 * @throws what the work throws, with the last lines of Gatsby's log
 */
async function changed(
  { folder }: Preview,
  path: string,
  change: (text: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  try {
    await work();
  } catch (error) {
    const log = readFileSync(join(folder, '.local/logs/dev.log'), 'utf8').split('\n');
    throw new Error(log.slice(-40).join('\n'), { cause: error });
  } finally {
    writeFileSync(file, before);
  }
}

/** Opens a page until its text is there. */
export async function openPage({ site }: Preview, page: Page, path: string): Promise<void> {
  await page.goto(site + path);
  await page.getByRole('heading', { level: 1 }).waitFor(patience);
}

/** Scrolls to the middle of a page. @returns what fails when the page has lost its place */
async function scrollTo(preview: Preview, page: Page, path: string): Promise<() => Promise<void>> {
  await openPage(preview, page, path);
  // Well below what is changed: beside it, in another column, nothing holds a place.
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }),
  );
  // What is above may have become shorter: then another position is the same place.
  const seen = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main :is(p, li, h2, h3)')].find(
      (element) => element.getBoundingClientRect().top > 0,
    ),
  );
  const topOf = (): Promise<number | undefined> =>
    page.evaluate(
      (element) => (element?.isConnected ? element.getBoundingClientRect().top : undefined),
      seen,
    );
  const before = await topOf();
  return async () => {
    const after = await topOf();
    if (before === undefined || after === undefined || Math.abs(after - before) > 60)
      throw new Error(`The page has jumped: what was at ${before} is at ${after}.`);
  };
}

/** A sentence at the end of a post, until it is on the screen. */
export async function changePost(preview: Preview, page: Page): Promise<number> {
  const sentence = 'Ein neuer Satz in diesem Beitrag.';
  const expectPlace = await scrollTo(preview, page, `/blog/${firstPost}`);
  let time = 0;
  await changed(
    preview,
    post,
    (text) => `${text}\n${sentence}\n`,
    async () => {
      time = await timed(() => page.getByText(sentence).waitFor(patience));
      await expectPlace();
    },
  );
  await page.getByText(sentence).waitFor({ ...patience, state: 'detached' });
  return time;
}

/** The heading of a page, until it is on the screen. */
export async function changePage(preview: Preview, page: Page): Promise<number> {
  const heading = 'Ein neuer Titel';
  const expectPlace = await scrollTo(preview, page, '/trial');
  let time = 0;
  await changed(
    preview,
    yaml,
    (text) => text.replace(/heading: .*/, `heading: ${heading}`),
    async () => {
      time = await timed(() => page.getByText(heading).first().waitFor(patience));
      await expectPlace();
    },
  );
  await page
    .getByText(heading)
    .first()
    .waitFor({ ...patience, state: 'detached' });
  return time;
}

/** A tag nobody has closed: until the message is there, and until it is gone. */
export async function breakPost(
  preview: Preview,
  page: Page,
): Promise<[shown: number, gone: number]> {
  const expectPlace = await scrollTo(preview, page, `/blog/${firstPost}`);
  // Only what is written: a late script may still add its buttons or hide a label.
  const written = (): Promise<string[]> => page.locator('main :is(h2, p)').allTextContents();
  const before = await written();
  let shown = 0;
  await changed(
    preview,
    post,
    (text) => text.replace(/\n## /, '\nEin <b>Fehler\n\n## '),
    async () => {
      shown = await timed(() => page.getByText(bar).waitFor(patience));
      const after = new Set(await written());
      const lost = before.filter((text) => !after.has(text));
      if (lost.length > 0 || (await page.getByText('Ein Fehler', { exact: true }).count()) > 0)
        throw new Error(`The post has changed although it is broken: ${lost.join(' | ')}`);
    },
  );
  const gone = await timed(() => page.getByText(bar).waitFor({ ...patience, state: 'detached' }));
  await expectPlace();
  return [shown, gone];
}

/**
 * Makes a page at an address that has none.
 * @returns its file
 */
export function makePage({ folder }: Preview, path: string, heading: string): string {
  const source = readFileSync(join(folder, yaml), 'utf8')
    .replace(/heading: .*/, `heading: ${heading}`)
    .replace(/title: .*/, 'title: KI für Optiker in Graz')
    .replace(
      /description: .*/,
      'description: Ein Beispiel für eine neue Seite, die es bisher nicht gab und die niemand kennt.',
    );
  const file = join(folder, `content/pages${path}.yaml`);
  writeFileSync(file, source);
  return file;
}

/** A new page, in the tab that waits for it. */
export async function addPage(preview: Preview, page: Page): Promise<number> {
  const path = '/ki-fuer-optiker';
  await page.goto(preview.site + path);
  await page.getByText('Diese Seite gibt es noch nicht').waitFor(patience);
  const file = makePage(preview, path, 'Für Optiker');
  try {
    return await timed(() => page.getByText('Für Optiker').first().waitFor(patience));
  } finally {
    rmSync(file);
  }
}
