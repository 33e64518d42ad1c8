import { EnvironmentReader } from '../_shared/environment-reader.ts';
import type { Environment } from '../_shared/runtime.ts';
import type { DatabaseSettings, MailSettings } from '../_shared/settings.ts';
import { readDatabaseSettings, readMailSettings } from '../_shared/settings.ts';

/** What the environment says, and which variables are missing or malformed. */
export type Settings = DatabaseSettings &
  MailSettings & { webhookSecret: string; problems: readonly string[] };

/** Reads the environment variables of this function. */
export function readSettings(environment: Environment): Settings {
  const reader = new EnvironmentReader(environment);
  return {
    webhookSecret: reader.required('RESEND_WEBHOOK_SECRET', (secret) =>
      /^whsec_[\w+/]{16,}={0,2}$/.test(secret),
    ),
    ...readDatabaseSettings(reader),
    ...readMailSettings(reader),
    problems: reader.problems,
  };
}
