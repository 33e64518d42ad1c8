import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import type { FaultSwitch } from './faults';
import type { ServiceEnv } from './origins';

/** What Plausible's Events API takes, as far as the site uses it. */
export const plausible = z.strictObject({
  name: z.string(),
  domain: z.string(),
  url: z.url(),
  referrer: z.string(),
});

/** Plausible, as far as the site uses it, and what it has counted since the start. */
export function countingRoutes(faults: FaultSwitch): Hono<ServiceEnv> {
  const counts = new Map<string, number>();
  return new Hono<ServiceEnv>()
    .use(
      '/api/event',
      cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }),
    )
    .post('/api/event', faults.endpoint('plausible'), async (c) => {
      const { data } = plausible.safeParse(await c.req.json().catch(() => undefined));
      if (!data) return c.text('Bad Request', 400);
      const key = data.name === 'pageview' ? new URL(data.url).pathname : data.name;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return c.text('ok', 202);
    })
    .get('/counts', (c) => c.json(Object.fromEntries(counts)));
}
