import type { Page } from '@playwright/test';
import { services } from './addresses';

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
