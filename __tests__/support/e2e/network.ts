import type { BrowserContext, Page, Route } from '@playwright/test';

/** Where pages count visits; __tests__/unit/lib/count.test.ts says what it hears. */
const counting = /\/api\/event$/;

/** Addresses asked for from now on, followed live; neither preflights nor the counting count. */
export function requestsTo(where: Page | BrowserContext, pattern: RegExp): string[] {
  const context = 'context' in where ? where.context() : where;
  const requests: string[] = [];
  context.on('request', (request) => {
    const [url, method] = [request.url(), request.method()];
    if (method !== 'OPTIONS' && !counting.test(url) && pattern.test(url)) requests.push(url);
  });
  return requests;
}

/**
 * Documents a page asks for from now on: a reload or a full navigation is one, a link drawn by
 * script is none.
 */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(request.url());
  });
  return documents;
}

/** Empty answers by kind of request; a type the browser would refuse makes it complain. */
const contentTypes: Readonly<Record<string, string>> = {
  document: 'text/html',
  script: 'text/javascript',
};

/**
 * Requests to other origins from now on, answered by the test: no third party is ever asked.
 * @param own origins that may be asked
 */
export async function foreignRequests(
  context: BrowserContext,
  ...own: string[]
): Promise<string[]> {
  const foreign: string[] = [];
  await context.route(
    ({ origin }) => !own.includes(origin),
    async (route) => {
      const request = route.request();
      if (!counting.test(request.url())) foreign.push(request.url());
      const contentType = contentTypes[request.resourceType()] ?? 'text/plain';
      await route.fulfill({ contentType, body: '' });
    },
  );
  return foreign;
}

/** For `route`: another origin's answer with this status. */
export const answering =
  (status: number, json: unknown = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, json });

/** Holds requests back. @returns what lets them go */
export async function hold(
  where: Page | BrowserContext,
  pattern: string | RegExp,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await where.route(pattern, async (route) => {
    await released;
    await route.continue().catch(() => undefined); // the page may have gone on by then
  });
  return release;
}
