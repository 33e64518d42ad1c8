/**
 * What GATSBY_COUNTING names: where Plausible is told, and as which site.
 * @param address "https://plausible.io/api/event?site=betrieb.at"
 */
export function countingOf(
  address: string | undefined,
): { endpoint: string; site: string } | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const site = searchParams.get('site');
  return pathname === '/api/event' && site ? { endpoint: origin + pathname, site } : undefined;
}
