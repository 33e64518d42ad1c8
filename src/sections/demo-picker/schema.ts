import { z } from 'zod';
import { plainText, sectionHead } from '../../content-model/primitives';
import { dataFile } from '../../content-model/sources';

/** Demo businesses to try by QR code; entries come from content/data/demo-businesses.yaml. */
export const demoPicker = z.strictObject({
  kind: z.literal('demo-picker'),
  ...sectionHead,
  hint: plainText,
  openLabel: plainText,
  businesses: dataFile('demo-businesses'),
});
