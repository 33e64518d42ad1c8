import { createRequest } from './handler.ts';

Deno.serve(createRequest(Deno.env.toObject()));
