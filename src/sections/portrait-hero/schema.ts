import { z } from 'zod';
import { costFields } from '../../content-model/costs';
import { action, fact, headline, richText } from '../../content-model/primitives';
import { reference } from '../../content-model/references';

/**
 * Opening of an assistant's page: the portrait as a poster, a greeting in the assistant's own
 * voice.
 */
export const portraitHero = z.strictObject({
  kind: z.literal('portrait-hero'),
  assistant: reference('assistants').describe('Assistent: id aus content/data/assistants.yaml'),
  heading: headline,
  lead: richText,
  actions: z.array(action).min(1).max(2),
  ...costFields,
  facts: z.array(fact).min(2).max(5),
});
