import type { Facts } from '../published';

/** What the builders of structured data know: the site, and where it lives. */
export type Context = Facts & {
  /** Origin of the site. */
  host: string;
  /** When a file of static/ was added, if the history is there. */
  addedOn: (file: string) => string | undefined;
};

/** An address of this site in full. */
export const absolute = (host: string, path: string): string =>
  path === '/' ? host : `${host}${path}`;

/** The agency, which other entries refer to. */
export const businessId = (host: string): string => `${host}/#betrieb`;
