import { offerFacts } from './offer-facts';
import { otherFacts } from './other-facts';

/**
 * What the specification demands of each route: words, prices, labels and limits as a visitor reads them, and link targets.
 * Ordinary spaces stand for non-breaking ones.
 */
export type Facts = { texts: readonly string[]; links?: readonly string[] };

/** The facts of every route. */
export const specFacts: Readonly<Record<string, Facts>> = { ...offerFacts, ...otherFacts };
