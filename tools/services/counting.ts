import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { html as markup } from 'hono/html';
import { z } from 'zod';
import type { FaultSwitch } from './control/faults';
import type { ServiceEnv } from './origins';
import { layout, type Markup, sendPage } from './pages/layout';

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

/** Plausible and Umami, as far as the site uses them, and a page that shows the counts. */
export function countingRoutes(faults: FaultSwitch): Hono<ServiceEnv> {
  const counts = new Counts();
  const app = new Hono<ServiceEnv>();
  const endpoints = [
    ['/api/event', 'plausible', 202],
    ['/api/send', 'umami', 200],
  ] as const;
  for (const [path, tool, status] of endpoints)
    app
      .use(path, cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }))
      .post(path, faults.endpoint(tool), async (c) => {
        const { data } = wires[tool].safeParse(await c.req.json().catch(() => undefined));
        if (!data) return c.text('Bad Request', 400);
        counts.add(data);
        return c.json({}, status);
      });
  return app.get('/counts', (c) => sendPage(c, countsPage(counts)));
}

function countsPage({ pages, events }: Counts): Markup {
  return layout({
    title: 'Zählung',
    intro: markup`<p class="lead">Was Plausible oder Umami zeigen würden: Seiten und Ereignisse seit dem Start der lokalen Dienste. <a href="/outbox">Zum Postausgang</a></p>`,
    content: [list('Seiten', pages), list('Ereignisse', events)],
    head: markup`<meta http-equiv="refresh" content="15">`,
  });
}

const list = (title: string, counts: ReadonlyMap<string, number>): Markup =>
  markup`<article><p class="when"><b>${[...counts.values()].reduce((sum, count) => sum + count, 0)}</b> ${title}</p>
<div class="sheet"><dl>${[...counts]
    .sort(([, a], [, b]) => b - a)
    .map(
      ([name, count]) => markup`<div><dt>${name}</dt><dd>${count}</dd></div>`,
    )}</dl></div></article>`;
