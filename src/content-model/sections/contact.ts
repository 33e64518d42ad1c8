import { z } from 'zod';
import { action, richText, sectionHead, text } from '../primitives';
import { picture } from './shared';

/** Contact page opening: words, quote, phone and mail at the left, a picture at the right. */
export const contactIntro = z.strictObject({
  kind: z.literal('contact-intro'),
  heading: text,
  lead: richText,
  quote: z.strictObject({ text, by: text }),
  picture,
});

/** Three ways to reach the agency, each with its hours on a 24-hour ruler. */
export const contactChannels = z.strictObject({
  kind: z.literal('contact-channels'),
  ...sectionHead,
  mail: z.strictObject({ title: text, text }),
  phone: z.strictObject({ title: text, text }),
  chat: z.strictObject({ title: text, text, link: action }),
});

/** The contact form. */
export const contactForm = z.strictObject({
  kind: z.literal('contact-form'),
  ...sectionHead,
  promises: z.array(text).max(4).default([]),
});

/** The consultation form. */
export const consultationForm = z.strictObject({
  kind: z.literal('consultation-form'),
  ...sectionHead,
  promises: z.array(text).max(4).default([]),
});
