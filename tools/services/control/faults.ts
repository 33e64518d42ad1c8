import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { ServiceEnv } from '../origins';

/** An answer of a broken service. */
export interface Failure {
  status: number;
  body: string;
}

/** Modes of every endpoint; an endpoint adds the failures of its own service. */
const commonModes = ['ok', 'delay', 'hang', 'reset', 'status'];

const faultSchema = z.strictObject({
  mode: z.string(),
  /** Waited before the mode acts, in every mode. */
  delayMs: z.int().min(0).max(60_000).default(0),
  /** What mode `status` answers. */
  status: z.int().min(400).max(599).default(503),
});
type Fault = z.output<typeof faultSchema>;

const works: Fault = { mode: 'ok', delayMs: 0, status: 503 };
const noAnswer = new Promise<never>(() => undefined);

/** Which endpoint is broken, and how. Kept in memory: a restart repairs everything. */
export class FaultSwitch {
  private readonly faults = new Map<string, Fault>();
  private readonly failures = new Map<string, Readonly<Record<string, Failure>>>();

  /**
   * Makes a route breakable under this name: middleware that delays or refuses as the switch says.
   * @param failures the service's own error answers, by their mode
   */
  endpoint(
    name: string,
    failures: Readonly<Record<string, Failure>> = {},
  ): MiddlewareHandler<ServiceEnv> {
    this.failures.set(name, failures);
    this.faults.set(name, works);
    return async (c, next) => {
      const { mode, delayMs, status } = this.faults.get(name) ?? works;
      // Does not keep the process alive: stopping must not wait for a delay.
      if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
      if (mode === 'hang') return noAnswer;
      if (mode === 'reset') {
        c.env.incoming.socket.destroy();
        return noAnswer;
      }
      if (mode === 'status') return new Response(STATUS_CODES[status], { status });
      const failure = failures[mode];
      return failure ? new Response(failure.body, failure) : next();
    };
  }

  /** All endpoints with their faults, by name. */
  all(): Record<string, Fault> {
    return Object.fromEntries(this.faults);
  }

  reset(): void {
    for (const name of this.faults.keys()) this.faults.set(name, works);
  }

  /** Sets a fault from an unchecked `{mode, delayMs?, status?}`. Returns what is wrong with it. */
  set(name: string, value: unknown): string | undefined {
    const failures = this.failures.get(name);
    if (!failures) return `Unknown endpoint. Known: ${[...this.failures.keys()].join(', ')}.`;
    const { data: fault, error } = faultSchema.safeParse(value);
    if (!fault) return z.prettifyError(error);
    const modes = [...commonModes, ...Object.keys(failures)];
    if (!modes.includes(fault.mode)) return `Unknown mode. Known: ${modes.join(', ')}.`;
    this.faults.set(name, fault);
    return undefined;
  }
}
