import { createOrderCheck } from './handler.ts';

Deno.serve(createOrderCheck(Deno.env.toObject()));
