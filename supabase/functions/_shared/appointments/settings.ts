import { isOrigin } from '../environment-reader.ts';
import {
  readDatabaseSettings,
  readMailSettings,
  readSiteSettings,
  worldFrom,
} from '../settings.ts';

/** Reads the environment variables of all functions that have to do with appointments. */
export const readAppointmentWorld = worldFrom((reader) => ({
  ...readSiteSettings(reader),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
  /** Signs the links of visitors and the address of the agency's calendar. */
  appointmentSecret: reader.required('APPOINTMENT_SECRET', (secret) => /^\S{20,}$/.test(secret)),
  /** Where appointments.json is published: the website, but in local work. */
  rulesOrigin: reader.optional('APPOINTMENT_RULES_ORIGIN', isOrigin, undefined),
}));
export type AppointmentWorld = ReturnType<typeof readAppointmentWorld>;
