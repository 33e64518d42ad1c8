/**
 * A copy of a part of a text. What a regular expression has found is a view into the text and keeps
 * all of it in memory; with something of each page that would be all pages.
 */
export const detached = (part: string): string => String(Buffer.from(part));
