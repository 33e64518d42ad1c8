import { z } from 'zod';
import { plainText, richText, sectionHead } from '../../content-model/primitives';
import { reference } from '../../content-model/references';

/** Package cards of one group; `features` swaps the feature lists for an industry's. */
export const packages = z.strictObject({
  kind: z.literal('packages'),
  ...sectionHead,
  packages: reference('packages').describe('Gruppe aus content/data/packages.yaml'),
  features: reference('feature-lists')
    .optional()
    .describe('Gruppe aus content/data/feature-lists.yaml'),
  industry: plainText
    .optional()
    .describe(
      'Branche der Seite, value aus content/data/industries.yaml: Das Formular wählt sie vor',
    ),
  note: richText.optional(),
});
