import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { z } from 'zod';
import {
  exampleOf,
  knownComponents,
} from '../../../plugins/gatsby-source-content/read/markdown/components';
import { page as pageSchema } from '../../../plugins/gatsby-source-content/read/page';
import { at, posts } from '../../support/content';
import { localRepository } from '../../support/e2e/local-repository';
import { expect, test } from '../../support/e2e/test';

/** The editor asks whether GitHub has an outage; its policy lets it ask nobody but GitHub's API. */
test.use({ expectedComplaints: /www\.githubstatus\.com/ });
test.slow();

const post = 'content/blog/groesse-zaehlt-was-ueberstunden-kosten';
const pictureFile = '__tests__/support/pictures/cover.png';
const title = 'Größe zählt: Was Überstunden kosten';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** What a page file says; `marked: false`, which the editor adds, is what goes without saying. */
const shown = (file: unknown): z.output<typeof pageSchema> => {
  const text = JSON.stringify(file, (key, value: unknown) =>
    key === 'marked' && value === false ? undefined : value,
  );
  return pageSchema.parse(JSON.parse(text));
};

/**
 * Writes into a field of the form. One that has just opened sets its fields once more after they can
 * be seen, faster than anybody types; what was written before is then gone and written again.
 */
async function write(page: Page, name: string, text: string): Promise<void> {
  await expect(async () => {
    await field(page, name).fill(text);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await field(page, name).inputValue()).toBe(text);
  }).toPass();
}

/** Saves what is open; the list comes back. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Eintrag gespeichert.')).toBeVisible();
}

test('a post is written in the browser, kept as a draft and published', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):|^http:\/\/localhost/.test(request.url())) foreign.push(request.url());
  });
  const repository = await localRepository(page);
  await page.getByRole('button', { name: 'Neu' }).click();
  await write(page, 'Titel des Beitrags', title);
  await write(page, 'Worum es geht', 'Was eine Überstunde kostet, Punkt für Punkt.');
  await page.getByRole('radio', { name: 'Entwurf' }).click();
  for (const name of ['Wer schreibt', 'Thema'])
    await page.getByRole('radiogroup', { name }).getByRole('radio').first().click();
  const pictures = page.locator('input[type=file]');
  await pictures.first().setInputFiles(pictureFile);
  await write(page, 'Was auf dem Titelbild zu sehen ist', 'Eine Stechuhr neben einer Tür');
  const body = field(page, 'Text');
  await body.click();
  await page.keyboard.type('Der erste Absatz nennt die Größe.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bild', exact: true }).click();
  await body.locator('input[type=file]').first().setInputFiles(pictureFile);
  // Saving does not wait for a picture that is still being read.
  await expect(body.locator('img').first()).toBeVisible();
  await write(page, 'Alternativtext', 'Eine Stechuhr im Gang');
  await save(page);

  await repository.take();
  const written = repository.data(`${post}/index.mdx`);
  expect(written).toMatchObject({ title, draft: true });
  expect(existsSync(join(repository.root, post, String(written.cover)))).toBe(true);
  const source = repository.read(`${post}/index.mdx`);
  expect(source).toContain('Der erste Absatz nennt die Größe.');
  const [, picture = ''] =
    /!\[Eine Stechuhr im Gang\]\((\.\/[a-z0-9-]+\.webp)\)/.exec(source) ?? [];
  expect(existsSync(join(repository.root, post, picture))).toBe(true);
  expect(repository.check()).toBe('');

  await page.getByText(title).click();
  await page.getByRole('radio', { name: 'Veröffentlicht' }).click();
  await save(page);
  await repository.take();
  expect(repository.data(`${post}/index.mdx`)).toEqual({ ...written, draft: false });
  expect(repository.check()).toBe('');
  expect(foreign).toEqual([]);
});

test('what an editor changes in a page is all that changes', async ({ page }) => {
  const repository = await localRepository(page);
  const file = 'content/pages/trial.yaml';
  const before = shown(repository.data(file));
  const seo = { ...before.seo, title: 'Schulungen am Vormittag in Graz' };
  await page.goto('/admin#/collections/pages/entries/trial');
  await write(page, 'Titel in Suchergebnissen', seo.title);
  await save(page);
  await repository.take();
  expect(shown(repository.data(file))).toEqual({ ...before, seo });
  expect(repository.check()).toBe('');
});

test('a text keeps the blocks and prices in it when something else is written', async ({
  page,
}) => {
  const blocks = knownComponents.map(exampleOf);
  const folder = at(posts(), 0).path.slice(1);
  const file = `content/${folder}/index.mdx`;
  const repository = await localRepository(page, {
    [file]: (source) => `${source}\n${blocks.join('\n\n')}\n\nDas ist der Schluss.\n`,
  });
  await page.goto(`/admin#/collections/blog/entries/${folder.replace('blog/', '')}/index`);
  await page.getByRole('radio', { name: 'Veröffentlicht' }).click();
  await field(page, 'Text').getByText('Das ist der Schluss.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Wirklich.');
  await save(page);
  const before = repository.read(file);
  await repository.take();
  const [, bodyBefore] = before.split(/\n---\n/);
  const [, bodyAfter] = repository.read(file).split(/\n---\n/);
  expect(bodyAfter?.trim()).toBe(bodyBefore?.trim().replace('Schluss.', 'Schluss. Wirklich.'));
});

test('T05: a second tab says that the other one saves as well', async ({ page, context }) => {
  await page.goto('/admin');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length))
    .toBe(1);
  const second = await context.newPage();
  const said = second.waitForEvent('dialog');
  void second.goto('/admin');
  const dialog = await said;
  expect(dialog.message()).toContain('schon in einem anderen Tab offen');
  await dialog.dismiss();
});
