import { richText } from './primitives';
import { reference } from './references';

/** What the opening of a page says about prices: those of a group of packages, or a sentence. */
export const costFields = {
  priceOf: reference('packages')
    .optional()
    .describe('Paketgruppe: Unter den Knöpfen steht, was jeder Kanal in ihr kostet'),
  costs: richText
    .optional()
    .describe('Statt der Paketgruppe ein Satz; {home.pro} setzt einen Preis ein'),
};
