import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type AppointmentRules, appointments } from '../../src/content-model/data/appointments';

const file = path.resolve('content/data/appointments.yaml');

/** What the website publishes as appointments.json. Read each time: a change counts at once. */
export const appointmentRules = (): AppointmentRules =>
  appointments.parse(parse(readFileSync(file, 'utf8')));
