import {
  readDatabaseSettings,
  readMailSettings,
  readSiteSettings,
  readStripeSettings,
  settingsFrom,
} from '../_shared/settings.ts';

export const readSettings = settingsFrom((reader) => ({
  ...readSiteSettings(reader),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
  ...readStripeSettings(reader),
}));
