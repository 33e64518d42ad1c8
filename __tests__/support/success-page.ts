import { z } from 'zod';
import { paymentSuccess } from '../../src/sections/payment-success/schema';
import { pageSource } from './content';

const page = z.object({ sections: z.tuple([z.unknown()]) });

/** The section of /success, as its editor wrote it. */
export const [successSource] = page.parse(pageSource('/success')).sections;

/** What the page after a payment says. */
export const successPage = paymentSuccess.parse(successSource);
