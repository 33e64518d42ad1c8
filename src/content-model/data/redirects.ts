import { z } from 'zod';
import { internalPath } from '../primitives';

/** As many characters as every host reads in a line. */
const longest = 400;

/** Addresses that have moved. Every host answers them with 301 (plugins/gatsby-plugin-publish/hosts). */
export const redirects = z.array(
  z.strictObject({
    from: z
      .string()
      .max(longest)
      .regex(/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\/\*)?$/, {
        error:
          'muss eine Adresse wie /kontakt oder /blog/alter-beitrag sein, für einen ganzen Ordner /alt/*',
      })
      .describe('Alte oder kurze Adresse, die es als Seite nicht gibt, etwa /kontakt'),
    to: internalPath.max(longest).describe('Seite, auf die sie führt'),
  }),
);
