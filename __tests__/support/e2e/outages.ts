import type { BrowserContext, Page, Route } from '@playwright/test';
import { services } from './addresses';

const headers = { 'access-control-allow-origin': '*' };
const paused = { contentType: 'text/html', body: '<!doctype html><h1>Project paused</h1>' };

/**
 * Every way in which the Supabase project can be down. What it then writes is English and not for
 * visitors.
 */
const outages = {
  'answers 503': (route: Route) =>
    route.fulfill({ status: 503, headers, body: 'upstream connect error' }),
  'is paused (540)': (route: Route) => route.fulfill({ status: 540, headers, ...paused }),
  'cannot be reached': (route: Route) => route.abort('connectionrefused'),
};
export type Outage = keyof typeof outages;

/** Words of those answers, and of the SDK about them. */
export const rawWords = /upstream|paused|fetch|JSON|error|undefined/i;

/** What is logged then: by the checkout, by the SDK, by the browser. */
export const outageComplaints =
  /Checkout nicht möglich|^error: (Auth\w+Error|TypeError: Failed to fetch)|Failed to load resource/;

const project = new RegExp(`^${services}/(auth|functions)/v1/`);

/** Breaks the project for one tab or for all. @returns what ends the outage */
export async function breakProject(
  where: Page | BrowserContext,
  outage: Outage,
): Promise<() => Promise<void>> {
  await where.route(project, outages[outage]);
  return () => where.unroute(project);
}

/** Without its version the SDK reads an error in an older shape. */
const apiHeaders = {
  ...headers,
  'x-supabase-api-version': '2024-01-01',
  'access-control-expose-headers': 'X-Supabase-Api-Version',
};

/** Answers requests for another session with an error of the service. */
export async function refuseRefresh(page: Page, status: number, code: string) {
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status, headers: apiHeaders, json: { code, message: `Raw ${code}` } }),
  );
}
