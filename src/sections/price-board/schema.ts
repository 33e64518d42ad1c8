import { z } from 'zod';
import { plainText, richText, sectionHead } from '../../content-model/primitives';
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
  note: richText,
});
