import { z } from 'zod';
import { afterwards } from '../../content-model/afterwards';
import { plainText, sectionHead } from '../../content-model/primitives';

/** The contact form. */
export const contactForm = z.strictObject({
  kind: z.literal('contact-form'),
  ...sectionHead,
  promises: z.array(plainText).max(4).default([]),
  afterwards: afterwards.optional(),
});
