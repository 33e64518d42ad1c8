import { createResendWebhook } from './handler.ts';

Deno.serve(createResendWebhook(Deno.env.toObject()));
