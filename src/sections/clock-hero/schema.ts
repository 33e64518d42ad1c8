import { z } from 'zod';
import { action, headline, plainText, richText } from '../../content-model/primitives';
import { dial } from '../../content-model/dial';
import { reference } from '../../content-model/references';

/** The home page's opening: headline, the tower with its 24-hour dial, four figures. */
export const clockHero = z.strictObject({
  kind: z.literal('clock-hero'),
  badge: z.strictObject({ figure: plainText, text: plainText }).optional(),
  heading: headline,
  lead: richText,
  actions: z.array(action).length(2),
  priceOf: reference('packages').describe(
    'Paketgruppe: Unter den Knöpfen steht, was jeder Kanal in ihr kostet',
  ),
  dial,
  figures: z
    .array(
      z.strictObject({
        value: plainText,
        label: plainText,
        gauge: z.enum(['share', 'clock', 'double', 'union']),
      }),
    )
    .length(4),
  figuresNote: richText.optional().describe('Woher die Zahlen kommen, unter den Zahlen'),
});
