import { EnvironmentReader, isOrigin } from '../environment-reader.ts';
import type { Environment } from '../runtime.ts';
import type { DatabaseSettings, MailSettings, SiteSettings } from '../settings.ts';
import { readDatabaseSettings, readMailSettings, readSiteSettings } from '../settings.ts';

/** What the environment says, and which variables are missing or malformed. */
export type AppointmentSettings = SiteSettings &
  DatabaseSettings &
  MailSettings & {
    /** Signs the links of visitors and the address of the agency's calendar. */
    appointmentSecret: string;
    /** Where appointments.json is published: the website, but in local work. */
    rulesOrigin: string | undefined;
    problems: readonly string[];
  };

/** Reads the environment variables of all functions that have to do with appointments. */
export function readAppointmentSettings(environment: Environment): AppointmentSettings {
  const reader = new EnvironmentReader(environment);
  return {
    ...readSiteSettings(reader),
    ...readDatabaseSettings(reader),
    ...readMailSettings(reader),
    appointmentSecret: reader.required('APPOINTMENT_SECRET', (secret) => /^\S{20,}$/.test(secret)),
    rulesOrigin: reader.optional('APPOINTMENT_RULES_ORIGIN', isOrigin, undefined),
    problems: reader.problems,
  };
}
