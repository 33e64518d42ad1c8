import {
  type AppointmentSettings,
  readAppointmentSettings,
} from '../_shared/appointments/settings.ts';
import { EnvironmentReader } from '../_shared/environment-reader.ts';
import type { Environment } from '../_shared/runtime.ts';
import type { DatabaseSettings, MailSettings, StripeSettings } from '../_shared/settings.ts';
import { readDatabaseSettings, readMailSettings, readStripeSettings } from '../_shared/settings.ts';

/** What the environment says, and which variables are missing or malformed. */
export type Settings = DatabaseSettings &
  MailSettings &
  StripeSettings & {
    /** What the timetable proves itself with. */
    checkSecret: string;
    /** Nothing where no appointments can be booked. */
    appointments: AppointmentSettings | undefined;
    problems: readonly string[];
  };

/** Reads the environment variables of this function. */
export function readSettings(environment: Environment): Settings {
  const reader = new EnvironmentReader(environment);
  return {
    checkSecret: reader.required('ORDER_CHECK_SECRET', (secret) => /^\S{20,}$/.test(secret)),
    ...readDatabaseSettings(reader),
    ...readMailSettings(reader),
    ...readStripeSettings(reader),
    appointments: environment['APPOINTMENT_SECRET']
      ? readAppointmentSettings(environment)
      : undefined,
    problems: reader.problems,
  };
}
