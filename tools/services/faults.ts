import { STATUS_CODES } from 'node:http';
import { Hono, type MiddlewareHandler } from 'hono';
import { ownPagesOnly, type ServiceEnv } from './origins';

/** `hang` never answers, `reset` cuts the connection, a number is the status of each answer. */
const faultForm = /^(hang|reset|[45]\d\d)$/;

/** Which endpoints are broken, and how, by name. In memory: a restart repairs everything. */
export class FaultSwitch extends Map<string, string | undefined> {
  /** Makes a route breakable under this name: middleware that refuses as the switch says. */
  endpoint(name: string): MiddlewareHandler<ServiceEnv> {
    this.set(name, undefined);
    return async (c, next) => {
      const fault = this.get(name);
      if (fault === undefined) return next();
      const status = Number(fault);
      if (status > 0) return new Response(STATUS_CODES[status], { status });
      if (fault === 'reset') c.env.incoming.socket.destroy();
      return new Promise<never>(() => undefined);
    };
  }
}

/** `PUT /__faults/<endpoint>/<fault>` breaks one, `DELETE /__faults` repairs all. */
export const faultRoutes = (faults: FaultSwitch): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>()
    .use(ownPagesOnly)
    .put('/:endpoint/:fault', (c) => {
      const { endpoint, fault } = c.req.param();
      if (!faults.has(endpoint)) return c.text(`Known: ${[...faults.keys()].join(', ')}\n`, 400);
      if (!faultForm.test(fault)) return c.text('Known: hang, reset, a status from 400\n', 400);
      faults.set(endpoint, fault);
      return c.body(null, 204);
    })
    .delete('/', (c) => {
      for (const name of faults.keys()) faults.set(name, undefined);
      return c.body(null, 204);
    });
