import { z } from 'zod';
import { plainText, richText, sectionHead } from '../../content-model/primitives';
import { reference } from '../../content-model/references';

/** Cards of a group of packages, or of the booking app's plans; `features` swaps an industry's in. */
export const packages = z.strictObject({
  kind: z.literal('packages'),
  ...sectionHead,
  packages: reference('packages')
    .optional()
    .describe('Gruppe aus content/data/packages.yaml; ohne sie die Tarife der Buchungs-App'),
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
