import { z } from 'zod';
import { clip } from '../../content-model/clip';
import { vignettePair } from '../../content-model/vignettes';
import { action, fact, headline, plainText, richText } from '../../content-model/primitives';

/** Opening of a service page: the words, what it does at work, and its specification sheet. */
export const serviceHero = z.strictObject({
  kind: z.literal('service-hero'),
  badge: plainText,
  heading: headline,
  lead: richText,
  actions: z.array(action).min(1).max(2),
  clip: clip.optional().describe('Clip statt eines Bildes'),
  sheetTitle: plainText,
  sheet: z.array(fact).min(3).max(8),
  stage: vignettePair
    .optional()
    .describe('Was die Dienstleistung tut; das Leistungsblatt steht dann darunter'),
  stageNote: richText.optional().describe('Ein Satz unter dem Beispiel'),
});
