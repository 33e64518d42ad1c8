import type { BrowserContext } from '@playwright/test';

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

/** Those of the addresses that give one of the texts away, encoded or not. */
export function givenAway(addresses: readonly string[], texts: readonly string[]): string[] {
  return addresses.filter((address) => {
    const plain = decodeURIComponent(address.replaceAll('+', ' '));
    return texts.some((text) => plain.includes(text) || address.includes(text));
  });
}
