import { z } from 'zod';

const time = z.string().regex(/^\d\d:\d\d$/);
const hours = { from: time, to: time };

/** When appointments are possible, as the website publishes it: content/data/appointments.yaml. */
export const rulesFile = z.object({
  minutes: z.int().positive(),
  gap: z.int().min(0),
  leadHours: z.int().min(0),
  aheadDays: z.int().positive(),
  /** `days`: 1 for Monday to 7 for Sunday. */
  hours: z.array(z.object({ days: z.array(z.int()), ...hours })),
  exceptions: z.array(z.object({ date: z.iso.date(), hours: z.array(z.object(hours)) })),
});
export type Rules = z.infer<typeof rulesFile>;
