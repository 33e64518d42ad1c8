import { Hono } from 'hono';
import { ownPagesOnly, type ServiceEnv } from '../origins';
import type { FaultSwitch } from './faults';
import type { RequestLog } from './request-log';

interface Controlled {
  faults: FaultSwitch;
  log: RequestLog;
  /** Opens what is slow to open; ends when everything works. */
  warmUp: () => Promise<unknown>;
}

/** The tests' own interface: fault switch, request log, readiness. Without CORS. */
export function controlRoutes({ faults, log, warmUp }: Controlled): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>()
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
    .get('/__requests', (c) => c.json(log.all()))
    .delete('/__requests', (c) => {
      log.clear();
      return c.body(null, 204);
    });
}
