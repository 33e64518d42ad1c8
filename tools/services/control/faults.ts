import { STATUS_CODES } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { ServiceEnv } from '../origins';

const faultSchema = z.strictObject({
  /** `hang` never answers, `reset` cuts the connection. */
  mode: z.enum(['ok', 'hang', 'reset', 'status']),
  /** What mode `status` answers. */
  status: z.int().min(400).max(599).default(503),
});
type Fault = z.output<typeof faultSchema>;

const works: Fault = { mode: 'ok', status: 503 };
const noAnswer = new Promise<never>(() => undefined);

/** Which endpoint is broken, and how. Kept in memory: a restart repairs everything. */
export class FaultSwitch {
  private readonly faults = new Map<string, Fault>();

  /** Makes a route breakable under this name: middleware that refuses as the switch says. */
  endpoint(name: string): MiddlewareHandler<ServiceEnv> {
    this.faults.set(name, works);
    return async (c, next) => {
      const { mode, status } = this.faults.get(name) ?? works;
      if (mode === 'ok') return next();
      if (mode === 'status') return new Response(STATUS_CODES[status], { status });
      if (mode === 'reset') c.env.incoming.socket.destroy();
      return noAnswer;
    };
  }

  /** All endpoints with their faults, by name. */
  all(): Record<string, Fault> {
    return Object.fromEntries(this.faults);
  }

  reset(): void {
    for (const name of this.faults.keys()) this.faults.set(name, works);
  }

  /** Sets a fault from an unchecked `{mode, status?}`. Returns what is wrong with it. */
  set(name: string, value: unknown): string | undefined {
    if (!this.faults.has(name))
      return `Unknown endpoint. Known: ${[...this.faults.keys()].join(', ')}.`;
    const { data: fault, error } = faultSchema.safeParse(value);
    if (!fault) return z.prettifyError(error);
    this.faults.set(name, fault);
    return undefined;
  }
}
