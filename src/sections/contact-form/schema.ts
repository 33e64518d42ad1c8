import { z } from 'zod';
import { afterwards, booking } from '../../content-model/forms';
import { plainText, sectionHead } from '../../content-model/primitives';
import { reference } from '../../content-model/references';

/** The contact form. */
export const contactForm = z.strictObject({
  kind: z.literal('contact-form'),
  ...sectionHead,
  reader: reference('people').describe('Wer die Nachricht liest: id aus content/data/people.yaml'),
  promises: z.array(plainText).max(4).default([]),
  booking: booking.optional(),
  afterwards: afterwards.optional(),
});
