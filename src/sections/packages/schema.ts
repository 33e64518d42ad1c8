import { z } from 'zod';
import { action, plainText, richText, sectionHead } from '../../content-model/primitives';
import { reference } from '../../content-model/references';
import { dataFile } from '../../content-model/sources';

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
  actions: z
    .array(action)
    .max(2)
    .default([])
    .describe('Am Ende, wenn die Seite mit den Preisen schließt'),
  people: dataFile('people'),
});
