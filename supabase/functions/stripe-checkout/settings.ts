import { EnvironmentReader, isOrigin } from '../_shared/environment-reader.ts';
import type { Environment } from '../_shared/runtime.ts';

/** What the environment says, and which variables are missing or malformed. */
export type Settings = {
  /** Origins of the website. */
  siteOrigins: readonly string[];
  supabaseUrl: string;
  supabaseKey: string;
  stripeKey: string;
  /** Another place than Stripe's own, for tests and local work. */
  stripeBase: string | undefined;
  problems: readonly string[];
};

/** Reads the environment variables of this function. */
export function readSettings(environment: Environment): Settings {
  const reader = new EnvironmentReader(environment);
  const areOrigins = (list: string) => splitList(list).every(isOrigin);
  return {
    siteOrigins: splitList(reader.required('SITE_ORIGINS', areOrigins)).filter(isOrigin),
    supabaseUrl: reader.required('SUPABASE_URL', isOrigin),
    supabaseKey: reader.required('SUPABASE_ANON_KEY'),
    stripeKey: reader.required('STRIPE_SECRET_KEY', (key) => /^[rs]k_\w+$/.test(key)),
    stripeBase: reader.optional('STRIPE_API_BASE', isOrigin, undefined),
    problems: reader.problems,
  };
}

const splitList = (list: string): string[] => list.split(',').map((entry) => entry.trim());
