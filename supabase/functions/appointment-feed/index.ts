import { createAppointmentFeed } from './handler.ts';

Deno.serve(createAppointmentFeed(Deno.env.toObject()));
