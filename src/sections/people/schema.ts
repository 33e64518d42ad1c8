import { z } from 'zod';
import { action, sectionHead } from '../../content-model/primitives';
import { dataFile } from '../../content-model/sources';

/** Who answers when it is a human: everybody in content/data/people.yaml. */
export const people = z.strictObject({
  kind: z.literal('people'),
  ...sectionHead,
  people: dataFile('people'),
  link: action.optional(),
});
