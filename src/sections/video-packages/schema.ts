import { z } from 'zod';
import { plainText, richText, sectionHead } from '../../content-model/primitives';
import { dataFile } from '../../content-model/sources';

/** Video packages as frames of a film strip; entries come from content/data/video-packages.yaml. */
export const videoPackages = z.strictObject({
  kind: z.literal('video-packages'),
  ...sectionHead,
  orderLabel: plainText.describe('Steht nach dem Namen des Pakets: „Basic-Paket bestellen“'),
  packages: dataFile('video-packages'),
  note: richText.optional(),
});
