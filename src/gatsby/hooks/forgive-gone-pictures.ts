import { existsSync } from 'node:fs';
import { requireFromRoot } from '../read/require-from-root';

type Job = { inputPaths: readonly { path: string }[] };
type Worker = { IMAGE_PROCESSING: (job: Job) => Promise<void> };

/**
 * Lets the preview go on when a post is deleted while its cover is being converted. The plugin would
 * end it, because it cannot read the picture.
 */
export function forgiveGonePictures(): void {
  const worker: Worker = requireFromRoot('gatsby-plugin-sharp/gatsby-worker.js');
  const { IMAGE_PROCESSING } = worker;
  worker.IMAGE_PROCESSING = (job) =>
    IMAGE_PROCESSING(job).catch((error: unknown) => {
      if (job.inputPaths.every(({ path }) => existsSync(path))) throw error;
    });
}
