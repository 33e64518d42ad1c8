import { Hono } from 'hono';
import { ownPagesOnly, type ServiceEnv } from '../origins';
import type { FaultSwitch } from './faults';

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
    .get('/__faults', (c) => c.json(faults.all()))
    .put('/__faults/:endpoint', async (c) => {
      const value: unknown = await c.req.json().catch(() => undefined);
      const problem = faults.set(c.req.param('endpoint'), value);
      return problem === undefined ? c.json(faults.all()) : c.text(`${problem}\n`, 400);
    })
    .delete('/__faults', (c) => {
      faults.reset();
      return c.json(faults.all());
    })
    .get('/__requests', (c) => c.json({ count: requests.length, requests }))
    .delete('/__requests', (c) => {
      requests = [];
      return c.body(null, 204);
    });
}
