import { createAppointment } from './handler.ts';

Deno.serve(createAppointment(Deno.env.toObject()));
