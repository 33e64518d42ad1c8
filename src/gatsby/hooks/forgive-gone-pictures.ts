import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Job = { inputPaths: readonly { path: string }[] };
type Worker = { IMAGE_PROCESSING: (job: Job) => Promise<void> };

/**
 * Lets the preview go on when a post is deleted while its cover is being converted. The plugin would
 * end it, because it cannot read the picture.
 */
export function forgiveGonePictures(): void {
  const root = createRequire(join(process.cwd(), 'package.json'));
  const worker: Worker = root('gatsby-plugin-sharp/gatsby-worker.js');
  const { IMAGE_PROCESSING } = worker;
  worker.IMAGE_PROCESSING = (job) =>
    IMAGE_PROCESSING(job).catch((error: unknown) => {
      if (job.inputPaths.every(({ path }) => existsSync(path))) throw error;
    });
}
