import { STATUS_CODES } from 'node:http';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { ownPagesOnly, type ServiceEnv } from './origins';

const fault = z.strictObject({
  /** `hang` never answers, `reset` cuts the connection. */
  mode: z.enum(['ok', 'hang', 'reset', 'status']),
  /** What mode `status` answers. */
  status: z.int().min(400).max(599).default(503),
});

const works = fault.parse({ mode: 'ok' });

/** Which endpoints are broken, and how, by name. In memory: a restart repairs everything. */
export class FaultSwitch extends Map<string, z.output<typeof fault>> {
  /** Makes a route breakable under this name: middleware that refuses as the switch says. */
  endpoint(name: string): MiddlewareHandler<ServiceEnv> {
    this.set(name, works);
    return async (c, next) => {
      const { mode, status } = this.get(name) ?? works;
      if (mode === 'ok') return next();
      if (mode === 'status') return new Response(STATUS_CODES[status], { status });
      if (mode === 'reset') c.env.incoming.socket.destroy();
      return new Promise<never>(() => undefined);
    };
  }
}

/** `PUT /__faults/<endpoint>` breaks one, `DELETE /__faults` repairs all. */
export const faultRoutes = (faults: FaultSwitch): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>()
    .use(ownPagesOnly)
    .put('/:endpoint', async (c) => {
      const { data, error } = fault.safeParse(await c.req.json().catch(() => undefined));
      if (!data || !faults.has(c.req.param('endpoint')))
        return c.text(
          `${error ? z.prettifyError(error) : `Known: ${[...faults.keys()].join(', ')}`}\n`,
          400,
        );
      faults.set(c.req.param('endpoint'), data);
      return c.json(data);
    })
    .delete('/', (c) => {
      for (const name of faults.keys()) faults.set(name, works);
      return c.body(null, 204);
    });
