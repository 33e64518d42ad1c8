import { EnvironmentReader } from '../_shared/environment-reader.ts';
import type { Environment } from '../_shared/runtime.ts';
import type { DatabaseSettings, SiteSettings, StripeSettings } from '../_shared/settings.ts';
import { readDatabaseSettings, readSiteSettings, readStripeSettings } from '../_shared/settings.ts';

/** What the environment says, and which variables are missing or malformed. */
export type Settings = SiteSettings &
  DatabaseSettings &
  StripeSettings & {
    /** For questions in the name of a user. */
    publishableKey: string;
    problems: readonly string[];
  };

/** Reads the environment variables of this function. */
export function readSettings(environment: Environment): Settings {
  const reader = new EnvironmentReader(environment);
  return {
    ...readSiteSettings(reader),
    ...readDatabaseSettings(reader),
    publishableKey: reader.supabaseKey('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    ...readStripeSettings(reader),
    problems: reader.problems,
  };
}
