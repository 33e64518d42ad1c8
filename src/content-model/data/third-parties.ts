import { z } from 'zod';
import { externalUrl, text } from '../primitives';

/** Third parties the site can use, by the names the code and the privacy policy know them by. */
export const thirdPartyIds = [
  'hosting',
  'emailjs',
  'supabase',
  'stripe',
  'video',
  'chatAgent',
] as const;
export type ThirdPartyId = (typeof thirdPartyIds)[number];

const thirdParty = z.strictObject({
  name: text,
  company: text.describe('Firma des Anbieters'),
  seat: text.describe('Adresse oder Land des Anbieters'),
  purpose: text,
  data: text.describe('Welche Daten der Anbieter erhält'),
  loaded: text.describe('Wann die Website ihn anspricht'),
  basis: text.describe('Rechtsgrundlage'),
  transfer: text.optional().describe('Worauf sich eine Übermittlung in ein Drittland stützt'),
  policy: externalUrl.optional().describe('Datenschutzerklärung des Anbieters'),
});

/** content/data/third-parties.yaml: what the privacy policy says of each third party; one entry for each, no other. */
export const thirdParties = z.strictObject({
  labels: z.strictObject({
    provider: text,
    purpose: text,
    data: text,
    loaded: text,
    basis: text,
    transfer: text,
    policy: text,
    policyOf: text,
  }),
  parties: z.record(z.enum(thirdPartyIds), thirdParty),
});
