import { readAppointmentSettings } from '../_shared/appointments/settings.ts';
import {
  readDatabaseSettings,
  readMailSettings,
  readStripeSettings,
  settingsFrom,
} from '../_shared/settings.ts';

export const readSettings = settingsFrom((reader, environment) => ({
  /** What the timetable proves itself with. */
  checkSecret: reader.required('ORDER_CHECK_SECRET', (secret) => /^\S{20,}$/.test(secret)),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
  ...readStripeSettings(reader),
  /** Nothing where no appointments can be booked. */
  appointments: environment['APPOINTMENT_SECRET']
    ? readAppointmentSettings(environment)
    : undefined,
}));
export type Settings = ReturnType<typeof readSettings>;
