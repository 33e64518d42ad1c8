/** @jest-environment node */
import { join } from 'node:path';
import webpack from 'webpack';
import { forgetWhenClosed } from '../../../../src/gatsby/hooks/forget-webpack';
import { temporaryFolder } from '../../../support/temporary-folder';

const closed = (compiler: webpack.Compiler): Promise<void> =>
  new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));

/** Bundles one small file; the compiler is still open. */
async function compile() {
  const folder = temporaryFolder({ 'index.js': 'export default 1;' });
  const compiler = webpack({
    context: folder,
    mode: 'none',
    entry: './index.js',
    output: { path: join(folder, 'out') },
    plugins: [forgetWhenClosed],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return { compiler, stats };
}

test('what has been compiled can be asked for until the compiler is closed', async () => {
  const { compiler, stats } = await compile();
  expect(stats?.hash).toMatch(/\w+/);
  await closed(compiler);
});

test('a closed compiler and its statistics keep nothing, and it can be closed again', async () => {
  const { compiler, stats } = await compile();
  await closed(compiler);
  expect(stats?.compilation).toBeUndefined();
  expect(Object.keys(compiler)).toEqual(['close']);
  await expect(closed(compiler)).resolves.toBeUndefined();
});
