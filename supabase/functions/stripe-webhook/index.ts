import { createStripeWebhook } from './handler.ts';

Deno.serve(createStripeWebhook(Deno.env.toObject()));
