import type { BrowserContext, Page } from '@playwright/test';

/** Every address from now on: documents in the address bar and all requests. */
export function addressesVisited(context: BrowserContext): string[] {
  const visited: string[] = [];
  context.on('request', (request) => visited.push(request.url()));
  context.on('page', (page) => page.on('framenavigated', (frame) => visited.push(frame.url())));
  for (const page of context.pages()) {
    page.on('framenavigated', (frame) => visited.push(frame.url()));
  }
  return visited;
}

/** Every address the tab can go back or forward to. */
export async function historyOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url }) => url);
}

/** Those of the addresses that give one of the texts away, encoded or not. */
export function givenAway(addresses: readonly string[], texts: readonly string[]): string[] {
  return addresses.filter((address) => {
    const plain = decodeURIComponent(address.replaceAll('+', ' '));
    return texts.some((text) => plain.includes(text) || address.includes(text));
  });
}
