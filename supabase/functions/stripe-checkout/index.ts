import { createStripeCheckout } from './handler.ts';

Deno.serve(createStripeCheckout(Deno.env.toObject()));
