import { EnvironmentReader } from '../_shared/environment-reader.ts';
import type { Environment } from '../_shared/runtime.ts';
import type {
  DatabaseSettings,
  MailSettings,
  SiteSettings,
  StripeSettings,
} from '../_shared/settings.ts';
import {
  readDatabaseSettings,
  readMailSettings,
  readSiteSettings,
  readStripeSettings,
} from '../_shared/settings.ts';

/** What the environment says, and which variables are missing or malformed. */
export type Settings = SiteSettings &
  DatabaseSettings &
  MailSettings &
  StripeSettings & { problems: readonly string[] };

/** Reads the environment variables of this function. */
export function readSettings(environment: Environment): Settings {
  const reader = new EnvironmentReader(environment);
  return {
    ...readSiteSettings(reader),
    ...readDatabaseSettings(reader),
    ...readMailSettings(reader),
    ...readStripeSettings(reader),
    problems: reader.problems,
  };
}
