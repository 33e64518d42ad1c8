import { STATUS_CODES } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { ServiceEnv } from '../origins';

export const faultSchema = z.strictObject({
  /** `hang` never answers, `reset` cuts the connection. */
  mode: z.enum(['ok', 'hang', 'reset', 'status']),
  /** What mode `status` answers. */
  status: z.int().min(400).max(599).default(503),
});
type Fault = z.output<typeof faultSchema>;

const works: Fault = { mode: 'ok', status: 503 };
const noAnswer = new Promise<never>(() => undefined);

/** Which endpoint is broken, and how, by its name. Kept in memory: a restart repairs everything. */
export class FaultSwitch extends Map<string, Fault> {
  /** Makes a route breakable under this name: middleware that refuses as the switch says. */
  endpoint(name: string): MiddlewareHandler<ServiceEnv> {
    this.set(name, works);
    return async (c, next) => {
      const { mode, status } = this.get(name) ?? works;
      if (mode === 'ok') return next();
      if (mode === 'status') return new Response(STATUS_CODES[status], { status });
      if (mode === 'reset') c.env.incoming.socket.destroy();
      return noAnswer;
    };
  }

  reset(): void {
    for (const name of this.keys()) this.set(name, works);
  }
}
