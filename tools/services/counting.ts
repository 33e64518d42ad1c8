import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { html as markup } from 'hono/html';
import { z } from 'zod';
import type { FaultSwitch } from './control/faults';
import type { ServiceEnv } from './origins';
import { layout, type Markup, sendPage } from './pages/layout';

/** What Plausible's Events API takes, as far as the site uses it. */
export const plausible = z
  .strictObject({ name: z.string(), domain: z.string(), url: z.url(), referrer: z.string() })
  .transform(({ name, url }) => ({
    name: name === 'pageview' ? undefined : name,
    path: new URL(url).pathname,
  }));

/** How often each page and each event was counted; in memory only. */
export class Counts {
  readonly pages = new Map<string, number>();
  readonly events = new Map<string, number>();

  add({ name, path }: { name?: string | undefined; path: string }): void {
    const [counts, key] = name === undefined ? [this.pages, path] : [this.events, name];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}

/** Plausible, as far as the site uses it, and a page that shows the counts. */
export function countingRoutes(faults: FaultSwitch): Hono<ServiceEnv> {
  const counts = new Counts();
  const path = '/api/event';
  return new Hono<ServiceEnv>()
    .use(path, cors({ origin: '*', allowMethods: ['POST'] }))
    .post(path, faults.endpoint('plausible'), async (c) => {
      const { data } = plausible.safeParse(await c.req.json().catch(() => undefined));
      if (!data) return c.text('Bad Request', 400);
      counts.add(data);
      return c.text('ok', 202);
    })
    .get('/counts', (c) => sendPage(c, countsPage(counts)));
}

function countsPage({ pages, events }: Counts): Markup {
  return layout({
    title: 'Zählung',
    intro: markup`<p class="lead">Was Plausible zeigen würde: Seiten und Ereignisse seit dem Start der lokalen Dienste. <a href="/outbox">Zum Postausgang</a></p>`,
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
