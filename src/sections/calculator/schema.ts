import { z } from 'zod';
import { action, plainText, sectionHead, slug } from '../../content-model/primitives';
import { reference } from '../../content-model/references';
import { dataFile } from '../../content-model/sources';

/** What each package costs a business in its first year. */
export const calculator = z.strictObject({
  kind: z.literal('calculator'),
  ...sectionHead,
  trades: z
    .array(
      z.strictObject({
        industry: slug.describe('Branche: value aus content/data/industries.yaml'),
        packages: reference('packages').describe('Gruppe aus content/data/packages.yaml'),
      }),
    )
    .min(1),
  booking: plainText.describe('Wie die Auswahl die Pläne der Terminbuchung nennt'),
  request: action.describe('Knopf, mit dem die Rechnung in die Anfrage mitgeht'),
  plans: dataFile('booking-plans'),
  industries: dataFile('industries'),
});
