import {
  readDatabaseSettings,
  readSiteSettings,
  readStripeSettings,
  worldFrom,
} from '../_shared/settings.ts';

export const readWorld = worldFrom((reader) => ({
  ...readSiteSettings(reader),
  ...readDatabaseSettings(reader),
  /** For questions in the name of a user. */
  publishableKey: reader.supabaseKey('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
  ...readStripeSettings(reader),
}));
export type World = ReturnType<typeof readWorld>;
