import type { BrowserContext } from '@playwright/test';

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
  own: readonly string[],
): Promise<string[]> {
  const foreign: string[] = [];
  await context.route(
    ({ origin }) => !own.includes(origin),
    async (route) => {
      const request = route.request();
      foreign.push(request.url());
      const contentType = contentTypes[request.resourceType()] ?? 'text/plain';
      await route.fulfill({ contentType, body: '' });
    },
  );
  return foreign;
}
