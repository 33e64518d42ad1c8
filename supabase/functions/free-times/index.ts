import { createFreeTimes } from './handler.ts';

Deno.serve(createFreeTimes(Deno.env.toObject()));
