import { readAppointmentWorld } from '../_shared/appointments/settings.ts';
import {
  readDatabaseSettings,
  readMailSettings,
  readStripeSettings,
  worldFrom,
} from '../_shared/settings.ts';

export const readWorld = worldFrom((reader, environment, dependencies) => ({
  /** What the timetable proves itself with. */
  checkSecret: reader.required('ORDER_CHECK_SECRET', (secret) => /^\S{20,}$/.test(secret)),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
  ...readStripeSettings(reader),
  /** Nothing where no appointments can be booked. */
  appointments: environment['APPOINTMENT_SECRET']
    ? readAppointmentWorld(environment, dependencies)
    : undefined,
}));
export type World = ReturnType<typeof readWorld>;
