import { readDatabaseSettings, readMailSettings, settingsFrom } from '../_shared/settings.ts';

const isSecret = (secret: string): boolean => /^whsec_[\w+/]{16,}={0,2}$/.test(secret);

export const readSettings = settingsFrom((reader) => ({
  webhookSecret: reader.required('RESEND_WEBHOOK_SECRET', isSecret),
  ...readDatabaseSettings(reader),
  ...readMailSettings(reader),
}));
