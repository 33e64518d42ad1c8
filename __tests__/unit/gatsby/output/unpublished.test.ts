/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { putBack, takeOut } from '../../../../src/gatsby/output/unpublished';
import { temporaryFolder } from '../../../support/temporary-folder';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test("the build's own files leave public/, and are there again for the next build", () => {
  const built = [
    'webpack.stats.json',
    'chunk-map.json',
    '~partytown/a.js',
    '_gatsby/slices/b.html',
  ];
  const root = temporaryFolder(
    Object.fromEntries([...built, 'index.html'].map((file) => [`public/${file}`, file])),
  );
  const [publicDir, keep] = [join(root, 'public'), join(root, '.cache/unpublished')];
  const before = filesIn(publicDir);
  takeOut(publicDir, keep);
  expect(filesIn(publicDir)).toEqual(['index.html']);
  // The build has written one of them anew, and not the others.
  takeOut(publicDir, keep);
  putBack(publicDir, keep);
  expect(filesIn(publicDir)).toEqual(before);
});
