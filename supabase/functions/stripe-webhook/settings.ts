import { readDatabaseSettings, readMailSettings, settingsFrom } from '../_shared/settings.ts';

export const readSettings = settingsFrom((reader) => ({
  webhookSecret: reader.required('STRIPE_WEBHOOK_SECRET', (secret) => /^whsec_\S+$/.test(secret)),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
}));
