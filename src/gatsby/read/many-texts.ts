/**
 * With more texts than this, a build saves memory where that costs time: so that 10,000 posts fit
 * into 2 GB.
 */
export const manyTexts = 1500;
