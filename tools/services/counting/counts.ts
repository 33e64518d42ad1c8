import { z } from 'zod';

/** What Plausible's Events API takes, as far as the site uses it. */
const plausible = z
  .strictObject({ name: z.string(), domain: z.string(), url: z.url(), referrer: z.string() })
  .transform(({ name, url }) => ({
    name: name === 'pageview' ? undefined : name,
    path: new URL(url).pathname,
  }));

/** What Umami takes at /api/send; an event without a name is a page. */
const umami = z
  .strictObject({
    type: z.literal('event'),
    payload: z.strictObject({
      website: z.string(),
      hostname: z.string(),
      url: z.string().startsWith('/'),
      referrer: z.string(),
      name: z.string().optional(),
    }),
  })
  .transform(({ payload: { name, url } }) => ({
    name,
    path: new URL(url, 'http://localhost').pathname,
  }));

export const wires = { plausible, umami };

/** How often each page and each event was counted; in memory only. */
export class Counts {
  readonly pages = new Map<string, number>();
  readonly events = new Map<string, number>();

  add({ name, path }: { name?: string | undefined; path: string }): void {
    const [counts, key] = name === undefined ? [this.pages, path] : [this.events, name];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}
