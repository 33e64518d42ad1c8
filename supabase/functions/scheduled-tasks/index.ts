import { createScheduledTasks } from './handler.ts';

Deno.serve(createScheduledTasks(Deno.env.toObject()));
