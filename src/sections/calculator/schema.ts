import { z } from 'zod';
import { action, plainText, sectionHead } from '../../content-model/primitives';
import { dataFile } from '../../content-model/sources';

/** The calculator over all packages and plans, with their prices as a table below. */
export const calculator = z.strictObject({
  kind: z.literal('calculator'),
  ...sectionHead,
  tableHeading: plainText.describe('Überschrift der Preistabelle darunter'),
  request: action.describe('Knopf, mit dem die Rechnung in die Anfrage mitgeht'),
  settings: dataFile('calculator'),
  plans: dataFile('booking-plans'),
  industries: dataFile('industries'),
});
