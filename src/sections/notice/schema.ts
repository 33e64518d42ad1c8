import { z } from 'zod';
import { plainText, richText } from '../../content-model/primitives';

/** A notice set apart from the page, for instance about the trade regulations. */
export const notice = z.strictObject({
  kind: z.literal('notice'),
  title: plainText,
  text: richText,
});
