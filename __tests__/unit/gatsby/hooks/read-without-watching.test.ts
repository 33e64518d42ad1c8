/** @jest-environment node */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { readWithoutWatching } from '../../../../src/gatsby/hooks/read-without-watching';
import { temporaryFolder } from '../../../support/temporary-folder';

type Chokidar = { watch: (folder: string) => Watcher };
type Watcher = {
  on: (event: 'add' | 'addDir' | 'ready', listener: (path: string) => void) => Watcher;
  close: () => Promise<void>;
};

const chokidar: Chokidar = createRequire(require.resolve('gatsby-source-filesystem/package.json'))(
  'chokidar',
);

test('every file and folder is reported, and none is watched', async () => {
  const folder = temporaryFolder({ 'a.mdx': '', 'post/b.mdx': '', 'post/cover.png': '' });
  const watch = jest.spyOn(fs, 'watch');
  readWithoutWatching();
  const found: string[] = [];
  const watcher = chokidar.watch(folder);
  const note = (path: string) => found.push(path.slice(folder.length));
  watcher.on('add', note).on('addDir', note);
  await new Promise((ready) => watcher.on('ready', ready));
  await watcher.close();
  expect(found.sort()).toEqual(['', '/a.mdx', '/post', '/post/b.mdx', '/post/cover.png']);
  expect(watch).not.toHaveBeenCalled();
});
