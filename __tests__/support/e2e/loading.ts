import type { Page } from '@playwright/test';

/** The script every page needs, and those of the templates. */
export const bundle = /\/app-[0-9a-f]+\.js/;
const template = /\/component---src-templates-[^/]+\.js/;

/**
 * What the browser says about files that do not come, and Gatsby about templates it does not know.
 */
export const loadingComplaints =
  /Failed to load resource|Refused to (execute script|apply style) from|[Ll]oading chunk|page resources for|couldn't find the correct component chunk/;

/** Lets the template's script fail. @returns the requests for it, followed live */
export async function breakTemplate(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(template, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ status: 503, body: '' });
  });
  return requests;
}
