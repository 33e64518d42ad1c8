import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productsFile } from '../../../plugins/gatsby-source-content/read/payable-products';
import { canShow, previewFolder, refresh } from '../../../tools/preview/refresh';
import { contentTree, pageSource, postSource } from '../../support/content-tree';

const post = 'content/blog/pult/index.mdx';
const home = 'content/pages/index.yaml';
const broken = postSource('Ein <b>Fehler\n\n## Am Abend\n');

const write = (root: string, file: string, source: string): void =>
  writeFileSync(join(root, file), source);
const shown = (root: string, file: string): string =>
  readFileSync(join(root, previewFolder, file), 'utf8');

test('the preview gets what is free of problems', async () => {
  const root = contentTree({});
  expect(canShow(root)).toBe(false);
  expect((await refresh(root)).problems).toEqual([]);
  expect(canShow(root)).toBe(true);
  write(root, post, postSource('Neu.'));
  await refresh(root);
  expect(shown(root, post)).toBe(postSource('Neu.'));
});

test('a broken post stays as it was, and everything else follows', async () => {
  const root = contentTree({});
  await refresh(root);
  const before = shown(root, post);
  const page = pageSource().replace('Grüß Gott', 'Servus');
  write(root, post, broken);
  write(root, home, page);
  expect(await refresh(root)).toMatchObject({ problems: [{ file: post }], isOld: true });
  expect([shown(root, post), shown(root, home)]).toEqual([before, page]);
  write(root, post, postSource('Wieder gut.'));
  expect((await refresh(root)).isOld).toBe(false);
  expect(shown(root, post)).toBe(postSource('Wieder gut.'));
});

test('what is wrong is told before the rest is handed on', async () => {
  const root = contentTree({});
  await refresh(root);
  const page = pageSource().replace('Grüß Gott', 'Servus');
  write(root, post, broken);
  write(root, home, page);
  const told: [files: string[], isOld: boolean, isHandedOn: boolean][] = [];
  await refresh(root, ({ problems, isOld }) =>
    told.push([problems.map(({ file }) => file), isOld, shown(root, home) === page]),
  );
  expect(told).toEqual([[[post], true, false]]);
});

test('a new post appears when it has no problems, with its pictures', async () => {
  const root = contentTree({ 'blog/neu/index.mdx': broken, 'blog/neu/cover.png': '' });
  await refresh(root);
  expect(existsSync(join(root, previewFolder, 'content/blog/neu'))).toBe(false);
  expect(canShow(root)).toBe(true);
});

test('what others need stays, even when the fault is theirs', async () => {
  const root = contentTree({});
  await refresh(root);
  rmSync(join(root, 'content/pages/trial.yaml'));
  expect((await refresh(root)).problems).not.toEqual([]);
  expect(existsSync(join(root, previewFolder, 'content/pages/trial.yaml'))).toBe(true);
});

test('without the data of the site there is nothing to show', async () => {
  const root = contentTree({ 'data/site.yaml': 'owner: [' });
  await refresh(root);
  expect(canShow(root)).toBe(false);
});

test('a broken list of products stays as it was, and the preview is old', async () => {
  const root = contentTree({});
  await refresh(root);
  const before = shown(root, productsFile);
  write(root, productsFile, before.replace('{', '['));
  expect(await refresh(root)).toMatchObject({ problems: [{ file: productsFile }], isOld: true });
  expect(shown(root, productsFile)).toBe(before);
  write(root, productsFile, `${before}\n`);
  expect((await refresh(root)).isOld).toBe(false);
  expect(shown(root, productsFile)).toBe(`${before}\n`);
});

test('what is deleted disappears', async () => {
  const root = contentTree({ 'images/alt.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  await refresh(root);
  const copy = join(root, previewFolder, 'content/images/alt.svg');
  expect(existsSync(copy)).toBe(true);
  rmSync(join(root, 'content/images/alt.svg'));
  await refresh(root);
  expect(existsSync(copy)).toBe(false);
});
