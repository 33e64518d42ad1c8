import type { Page } from '@playwright/test';

/** Documents the page asks for from now on: a reload or a full navigation is one, a link drawn by script is none. */
export function documentRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      requests.push(request.url());
  });
  return requests;
}
