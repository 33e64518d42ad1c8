import { EnvironmentReader } from '../_shared/environment-reader.ts';
import type { Environment } from '../_shared/runtime.ts';
import type { DatabaseSettings, MailSettings, SiteSettings } from '../_shared/settings.ts';
import { readDatabaseSettings, readMailSettings, readSiteSettings } from '../_shared/settings.ts';

/** What the environment says, and which variables are missing or malformed. */
export type Settings = SiteSettings &
  DatabaseSettings &
  MailSettings & {
    /** Whether senders get a confirmation: the owner's choice. */
    confirms: boolean;
    problems: readonly string[];
  };

const isFlag = (value: string): boolean => value === 'true' || value === 'false';

/** Reads the environment variables of this function. */
export function readSettings(environment: Environment): Settings {
  const reader = new EnvironmentReader(environment);
  return {
    ...readSiteSettings(reader),
    ...readDatabaseSettings(reader),
    ...readMailSettings(reader),
    confirms: reader.optional('REQUEST_CONFIRMATION', isFlag, 'false') === 'true',
    problems: reader.problems,
  };
}
