import { EnvironmentReader, isOrigin } from '../_shared/environment-reader.ts';
import type { Environment } from '../_shared/runtime.ts';
import { type DatabaseSettings, type SiteSettings } from '../_shared/settings.ts';
import { readDatabaseSettings, readSiteSettings } from '../_shared/settings.ts';

/** What the environment says, and which variables are missing or malformed. */
export type Settings = SiteSettings &
  DatabaseSettings & {
    /** For questions in the name of a user. */
    publishableKey: string;
    stripeKey: string;
    /** Another place than Stripe's own, for tests and local work. */
    stripeBase: string | undefined;
    problems: readonly string[];
  };

/** Reads the environment variables of this function. */
export function readSettings(environment: Environment): Settings {
  const reader = new EnvironmentReader(environment);
  return {
    ...readSiteSettings(reader),
    ...readDatabaseSettings(reader),
    publishableKey: reader.supabaseKey('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    stripeKey: reader.required('STRIPE_SECRET_KEY', (key) => /^[rs]k_\w+$/.test(key)),
    stripeBase: reader.optional('STRIPE_API_BASE', isOrigin, undefined),
    problems: reader.problems,
  };
}
