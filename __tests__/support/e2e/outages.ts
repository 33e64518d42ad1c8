import type { BrowserContext, Page, Route } from '@playwright/test';

const headers = { 'access-control-allow-origin': '*' };

/** Every way in which the Supabase project can be down. What it then writes is English and not for visitors. */
export const outages = {
  'answers 503': (route: Route) =>
    route.fulfill({ status: 503, headers, body: 'upstream connect error' }),
  'is paused (540)': (route: Route) =>
    route.fulfill({
      status: 540,
      headers,
      contentType: 'text/html',
      body: '<!doctype html><h1>Project paused</h1>',
    }),
  'cannot be reached': (route: Route) => route.abort('connectionrefused'),
} as const;

/** Words of those answers, and of the SDK about them. */
export const rawWords = /upstream|paused|fetch|JSON|error|undefined/i;

/** What is logged then: by the checkout, by the SDK, by the browser. */
export const expectedComplaints =
  /Checkout nicht möglich|^error: (Auth\w+Error|TypeError: Failed to fetch)|Failed to load resource/;

const project = /^http:\/\/localhost:9001\/(auth|functions)\/v1\//;

/** Breaks the project for one tab or for all, from now on. */
export async function breakProject(
  where: Page | BrowserContext,
  outage: keyof typeof outages,
): Promise<void> {
  await where.route(project, outages[outage]);
}

/** Mends it. */
export async function mendProject(where: Page | BrowserContext): Promise<void> {
  await where.unroute(project);
}

/** Without its version the SDK reads an error in an older shape. */
const apiHeaders = {
  ...headers,
  'x-supabase-api-version': '2024-01-01',
  'access-control-expose-headers': 'X-Supabase-Api-Version',
};

/**
 * Answers requests for a session with an error of the service.
 * @param grant which way to a session: `password`, `refresh_token` or `pkce`
 */
export async function refuseToken(
  where: Page | BrowserContext,
  grant: string,
  status: number,
  code: string,
): Promise<void> {
  await where.route(`**/auth/v1/token?grant_type=${grant}`, (route) =>
    route.fulfill({ status, headers: apiHeaders, json: { code, message: `Raw ${code}` } }),
  );
}

/** Refreshed sessions, followed live: one entry for each request. */
export function refreshes(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('grant_type=refresh_token')) requests.push(request.url());
  });
  return requests;
}
