import type { APIRequestContext, Page } from '@playwright/test';
import { addresses } from '../../../tools/front-door/addresses.mjs';

/** Pages already asked for, by address without fragment; most links lead to the same few. */
const answers = new Map<string, Promise<{ status: number; html: string }>>();

/** The links of a page that lead nowhere on this site: not answered by 200 at once, or with a fragment no element has. */
export async function brokenLinks(page: Page): Promise<string[]> {
  const targets = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    );
  const internal = [...new Set(targets)].filter((target) => target.startsWith(addresses.site));
  const verdicts = await Promise.all(internal.map((target) => verdict(page, target)));
  return verdicts.filter((text) => text !== undefined);
}

async function verdict(page: Page, target: string): Promise<string | undefined> {
  const [address = '', fragment] = target.split('#');
  const place = fragment && `id="${decodeURIComponent(fragment)}"`;
  // A place on the page itself needs no answer: the page may be one that answers 404.
  if (place && address === page.url()) {
    return (await page.content()).includes(place) ? undefined : `${target}: no such place`;
  }
  const { status, html } = await answerOf(page.request, address);
  if (status !== 200) return `${target}: ${status}`;
  return place && !html.includes(place) ? `${target}: no such place` : undefined;
}

function answerOf(request: APIRequestContext, address: string) {
  const known = answers.get(address) ?? ask(request, address);
  answers.set(address, known);
  return known;
}

async function ask(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  return { status: response.status(), html: await response.text() };
}
