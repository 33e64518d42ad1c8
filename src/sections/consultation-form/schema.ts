import { z } from 'zod';
import { plainText, sectionHead } from '../../content-model/primitives';
import { dataFile } from '../../content-model/references';

/** The consultation form. */
export const consultationForm = z.strictObject({
  kind: z.literal('consultation-form'),
  ...sectionHead,
  industries: dataFile('industries'),
  promises: z.array(plainText).max(4).default([]),
});
