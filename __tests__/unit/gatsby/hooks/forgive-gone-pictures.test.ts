/** @jest-environment node */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { forgiveGonePictures } from '../../../../src/gatsby/hooks/forgive-gone-pictures';
import { temporaryFolder } from '../../../support/temporary-folder';

type Worker = { IMAGE_PROCESSING: (job: object) => Promise<void> };

/** Asks for a picture of one width, as Gatsby does. */
function convert(folder: string, name: string): Promise<void> {
  const worker: Worker = createRequire(__filename)('gatsby-plugin-sharp/gatsby-worker.js');
  return worker.IMAGE_PROCESSING({
    inputPaths: [{ path: join(folder, name) }],
    outputDir: folder,
    args: { operations: [{ outputPath: 'small.webp', args: { width: 10 } }], pluginOptions: {} },
  });
}

test('a picture that is gone is no failure, and one that is broken is', async () => {
  const folder = temporaryFolder({ 'broken.png': 'no picture' });
  await expect(convert(folder, 'gone.png')).rejects.toThrow();
  forgiveGonePictures();
  await expect(convert(folder, 'gone.png')).resolves.toBeUndefined();
  await expect(convert(folder, 'broken.png')).rejects.toThrow();
});
