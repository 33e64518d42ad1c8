import { z } from 'zod';
import { plainText, richText, sectionHead, slug } from '../../content-model/primitives';
import { asked } from '../../content-model/dialogues/asked';

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
        asked,
      }),
    )
    .min(2)
    .max(10),
});
