import { z } from 'zod';
import { action, headline, plainText, richText } from '../../content-model/primitives';
import { dial } from '../../content-model/dial';

/** The home page's opening: badge, headline, four figures, the tower with its 24-hour dial. */
export const clockHero = z.strictObject({
  kind: z.literal('clock-hero'),
  badge: plainText,
  heading: headline,
  lead: richText,
  actions: z.array(action).length(2),
  dial,
  figures: z.array(z.strictObject({ value: plainText, label: plainText })).length(4),
});
