import {
  readDatabaseSettings,
  readMailSettings,
  readSiteSettings,
  settingsFrom,
} from '../_shared/settings.ts';

const isFlag = (value: string): boolean => value === 'true' || value === 'false';

export const readSettings = settingsFrom((reader) => ({
  ...readSiteSettings(reader),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
  /** Whether senders get a confirmation: the owner's choice. */
  confirms: reader.optional('REQUEST_CONFIRMATION', isFlag, 'false') === 'true',
}));
