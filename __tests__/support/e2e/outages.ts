import type { Page } from '@playwright/test';
import { services } from './addresses';

const headers = { 'access-control-allow-origin': '*' };

/** What the SDK writes then: English, and not for visitors. */
export const rawWords = /fetch|JSON|error|undefined/i;

/** What is logged then: by the checkout, by the SDK, by the browser. */
export const outageComplaints =
  /Checkout nicht möglich|^error: (Auth\w+Error|TypeError: Failed to fetch)|Failed to load resource/;

const project = new RegExp(`^${services}/(auth|functions)/v1/`);

/** Cuts a tab off from the Supabase project. @returns what ends the outage */
export async function breakProject(page: Page): Promise<() => Promise<void>> {
  await page.route(project, (route) => route.abort('connectionrefused'));
  return () => page.unroute(project);
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
