import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { hashOfFiles } from '../hash-of-files';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';

/** Bundles a script. @returns the hash of the build */
function build(folder: string, script: string): Promise<string | undefined> {
  writeFileSync(join(folder, 'index.js'), script);
  const output = { path: join(folder, 'out'), filename: '[contenthash].js' };
  const config = { context: folder, entry: './index.js', plugins: [hashOfFiles] };
  return new Promise((resolve, reject) =>
    webpack({ ...config, mode: 'production', output }, (error, stats) =>
      error ? reject(error) : resolve(stats?.hash),
    ),
  );
}

test('the same files are the same build, whatever webpack has made them of', async () => {
  const folder = temporaryFolder({});
  expect(await build(folder, 'console.log(1); // once')).toBe(
    await build(folder, 'console.log(1);'),
  );
});

test('with another file it is another build', async () => {
  const folder = temporaryFolder({});
  expect(await build(folder, 'console.log(1);')).not.toBe(await build(folder, 'console.log(2);'));
});
