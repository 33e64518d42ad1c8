import { z } from 'zod';
import { clip } from '../../content-model/clip';
import { action, fact, headline, plainText, richText } from '../../content-model/primitives';
import { reference, responsiveImage } from '../../content-model/references';
import { clockTime } from '../../content-model/times';
import { vignettePair } from '../../content-model/vignettes';

/**
 * The opening of a page: its words and one of the things that can stand beside them. With nothing
 * beside them, the words stand on the night.
 */
export const hero = z.strictObject({
  kind: z.literal('hero'),
  eyebrow: plainText.optional().describe('Worum oder um wen es geht, über der Überschrift'),
  time: clockTime.optional().describe('Augenblick des Tages, den das Beispiel zeigt'),
  heading: headline,
  lead: richText,
  contact: z.boolean().default(false).describe('Ob Telefon und E-Mail groß darunter stehen'),
  quote: z.strictObject({ text: plainText, by: plainText }).optional(),
  actions: z.array(action).max(2).default([]),
  priceOf: reference('packages')
    .optional()
    .describe('Paketgruppe: Unter den Knöpfen steht, was jeder Kanal in ihr kostet'),
  costs: richText
    .optional()
    .describe('Statt der Paketgruppe ein Satz; {home.pro} setzt einen Preis ein'),
  note: richText.optional().describe('Ein Satz, klein, am Ende'),
  stage: vignettePair.optional().describe('Das Beispiel; seine Tageszeit färbt den Grund'),
  layout: z.enum(['beside', 'below']).default('beside').describe('Wo das Beispiel steht'),
  assistant: reference('assistants').optional().describe('Porträt statt eines Beispiels'),
  clip: clip.optional().describe('Clip statt eines Beispiels'),
  picture: z.strictObject({ file: responsiveImage(640), alt: plainText }).optional(),
  facts: z.array(fact).max(8).default([]),
  factsTitle: plainText.optional().describe('Macht aus den Angaben ein Leistungsblatt darunter'),
});
