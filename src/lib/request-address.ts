/**
 * Adds to the address of a form what it is asked about, by ids: the texts come from the content.
 * @param to "/trial"
 */
export function requestAddress(to: string, paket: string, branche?: string): string {
  const query = new URLSearchParams({ ...(branche === undefined ? {} : { branche }), paket });
  return `${to}?${query}`;
}
