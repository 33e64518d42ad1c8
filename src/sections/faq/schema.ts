import { z } from 'zod';
import { plainText, richText, sectionHead, slug } from '../../content-model/primitives';

/** Questions with answers that open. */
export const faq = z.strictObject({
  kind: z.literal('faq'),
  ...sectionHead,
  questions: z
    .array(
      z.strictObject({
        id: slug.optional().describe('Damit ein Link auf diese Antwort führt, etwa /#richtwerte'),
        question: plainText,
        answer: richText,
      }),
    )
    .min(2)
    .max(12),
});
