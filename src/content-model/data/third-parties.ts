import { z } from 'zod';
import { externalUrl, plainText } from '../primitives';

/** Third parties the site can use, by the names the code and the privacy policy know them by. */
export const thirdPartyIds = [
  'hosting',
  'plausible',
  'emailjs',
  'secondWay',
  'appointments',
  'supabase',
  'stripe',
  'resend',
  'video',
  'chatAgent',
] as const;
export type ThirdPartyId = (typeof thirdPartyIds)[number];

const thirdParty = z.strictObject({
  name: plainText,
  company: plainText.describe('Firma des Anbieters'),
  seat: plainText.describe('Adresse oder Land des Anbieters'),
  purpose: plainText,
  data: plainText.describe('Welche Daten der Anbieter erhält'),
  loaded: plainText.describe('Wann die Website ihn anspricht'),
  basis: plainText.describe('Rechtsgrundlage'),
  transfer: plainText.optional().describe('Worauf sich eine Übermittlung in ein Drittland stützt'),
  policy: externalUrl.optional().describe('Datenschutzerklärung des Anbieters'),
});

/**
 * content/data/third-parties.yaml: what the privacy policy says of each third party; one entry for
 * each, no other.
 */
export const thirdParties = z.strictObject({
  labels: z.strictObject({
    provider: plainText,
    purpose: plainText,
    data: plainText,
    loaded: plainText,
    basis: plainText,
    transfer: plainText,
    policy: plainText,
    policyOf: plainText,
  }),
  parties: z.record(z.enum(thirdPartyIds), thirdParty),
});
