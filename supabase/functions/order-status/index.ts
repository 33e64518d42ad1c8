import { createOrderStatus } from './handler.ts';

Deno.serve(createOrderStatus(Deno.env.toObject()));
