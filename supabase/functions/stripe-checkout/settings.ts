import {
  readDatabaseSettings,
  readSiteSettings,
  readStripeSettings,
  settingsFrom,
} from '../_shared/settings.ts';

export const readSettings = settingsFrom((reader) => ({
  ...readSiteSettings(reader),
  ...readDatabaseSettings(reader),
  /** For questions in the name of a user. */
  publishableKey: reader.supabaseKey('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
  ...readStripeSettings(reader),
}));
export type Settings = ReturnType<typeof readSettings>;
