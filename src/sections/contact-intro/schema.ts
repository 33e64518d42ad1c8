import { z } from 'zod';
import { headline, plainText, richText } from '../../content-model/primitives';
import { responsiveImage } from '../../content-model/references';

/** Contact page opening: words, quote, phone and mail at the left, a picture at the right. */
export const contactIntro = z.strictObject({
  kind: z.literal('contact-intro'),
  heading: headline,
  lead: richText,
  quote: z.strictObject({ text: plainText, by: plainText }),
  picture: z.strictObject({ file: responsiveImage(640), alt: plainText }),
});
