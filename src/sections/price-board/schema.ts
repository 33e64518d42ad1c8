import { z } from 'zod';
import { action, plainText, richText, sectionHead } from '../../content-model/primitives';
import { dataFile } from '../../content-model/sources';

/**
 * The price overview of AI calls against regular calls; rows come from
 * content/data/voice-prices.yaml.
 */
export const priceBoard = z.strictObject({
  kind: z.literal('price-board'),
  ...sectionHead,
  columns: z.strictObject({
    service: plainText,
    type: plainText,
    setup: plainText,
    aiPrice: plainText,
    regularPrice: plainText,
    saving: plainText,
  }),
  prices: dataFile('voice-prices'),
  settings: dataFile('calculator'),
  note: richText,
  calculate: plainText.describe('Knopf, der den Rechner für eigene Minuten öffnet'),
  request: action.describe('Knopf, mit dem die Rechnung in die Anfrage mitgeht'),
});
