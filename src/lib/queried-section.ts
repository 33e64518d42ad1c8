/** A section as queries give it: what all kinds share, and the data of its own kind. */
export type QueriedSection<S, K = string> = {
  kind: K;
  anchor?: string | null;
  heading?: string | null;
  data: S;
};

/** A section as its component gets it. */
export function sectionOf<S extends object>({ data, ...shared }: QueriedSection<S>): S {
  const said = Object.entries(shared).filter(([, value]) => value !== null);
  return Object.assign(Object.fromEntries(said), data);
}
