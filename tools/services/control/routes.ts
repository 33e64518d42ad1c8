import { Hono } from 'hono';
import { z } from 'zod';
import { ownPagesOnly, type ServiceEnv } from '../origins';
import { faultSchema, type FaultSwitch } from './faults';

/**
 * The tests' own interface: fault switch, request log, readiness. Without CORS.
 * @param warmUp opens what is slow to open; ends when everything works
 */
export function controlRoutes(
  faults: FaultSwitch,
  warmUp: () => Promise<unknown>,
): Hono<ServiceEnv> {
  // Without query and body, so without visitor data; oldest first.
  let requests: { method: string; path: string; time: string }[] = [];
  return new Hono<ServiceEnv>()
    .use(async ({ req: { method, path } }, next) => {
      const time = new Date().toISOString();
      if (!path.startsWith('/__')) requests.push({ method, path, time });
      await next();
    })
    .use('/__faults/*', ownPagesOnly)
    .use('/__requests', ownPagesOnly)
    .get('/__ready', async (c) => {
      await warmUp();
      return c.body(null, 204);
    })
    .get('/__faults', (c) => c.json(Object.fromEntries(faults)))
    .put('/__faults/:endpoint', async (c) => {
      const name = c.req.param('endpoint');
      const known = [...faults.keys()];
      if (!known.includes(name))
        return c.text(`Unknown endpoint. Known: ${known.join(', ')}.\n`, 400);
      const { data, error } = faultSchema.safeParse(await c.req.json().catch(() => undefined));
      if (!data) return c.text(`${z.prettifyError(error)}\n`, 400);
      faults.set(name, data);
      return c.json(Object.fromEntries(faults));
    })
    .delete('/__faults', (c) => {
      faults.reset();
      return c.json(Object.fromEntries(faults));
    })
    .get('/__requests', (c) => c.json({ count: requests.length, requests }))
    .delete('/__requests', (c) => {
      requests = [];
      return c.body(null, 204);
    });
}
