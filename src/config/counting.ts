/** A tool that counts, by the last part of the address it is told at. */
const tools = { '/api/event': 'plausible', '/api/send': 'umami' } as const;
type CountingTool = (typeof tools)[keyof typeof tools];

/**
 * What GATSBY_COUNTING names: the tool, where it is told, and as which site.
 * @param address "https://plausible.io/api/event?site=betrieb.at"
 */
export function countingOf(
  address: string | undefined,
): { tool: CountingTool; endpoint: string; site: string } | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const tool = Object.entries(tools).find(([path]) => path === pathname)?.[1];
  const site = searchParams.get('site');
  return tool && site ? { tool, endpoint: origin + pathname, site } : undefined;
}
