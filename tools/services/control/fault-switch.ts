import { isRecord } from '../http/values';
import type { Endpoint } from '../http/route';

/** `delayMs` is waited before the mode acts, in every mode. */
export interface Fault {
  mode: string;
  delayMs: number;
}

/** Modes every endpoint has; on top come the failures the endpoint itself brings. */
const commonModes = ['ok', 'delay', 'hang', 'reset'];
const works: Fault = { mode: 'ok', delayMs: 0 };
const defaultDelayMs = 1_000;
const longestDelayMs = 60_000;

/** Which endpoint is broken, and how. Kept in memory: a restart mends everything. */
export class FaultSwitch {
  private readonly faults = new Map<string, Fault>();

  constructor(private readonly endpoints: readonly Endpoint[]) {
    this.reset();
  }

  /** The fault of an endpoint; an endpoint nobody registered works. */
  get(name: string): Fault {
    return this.faults.get(name) ?? works;
  }

  /** All endpoints with their faults, by name. */
  all(): Record<string, Fault> {
    return Object.fromEntries(this.faults);
  }

  reset(): void {
    for (const { name } of this.endpoints) this.faults.set(name, works);
  }

  /** Sets a fault from an untrusted value `{mode, delayMs?}`. Returns what is wrong with it, in German, or nothing. */
  set(name: string, value: unknown): string | undefined {
    const endpoint = this.endpoints.find((candidate) => candidate.name === name);
    if (!endpoint) {
      const known = this.endpoints.map((candidate) => candidate.name).join(', ');
      return `Unbekannter Endpunkt „${name}“. Erlaubt: ${known}.`;
    }
    if (!isRecord(value))
      return 'Der Inhalt muss ein JSON-Objekt sein, etwa {"mode": "server-error"}.';
    const { mode, delayMs = mode === 'delay' ? defaultDelayMs : 0 } = value;
    const modes = [...commonModes, ...Object.keys(endpoint.failures)];
    if (typeof mode !== 'string' || !modes.includes(mode)) {
      return `„mode“ ist kein bekannter Modus. Erlaubt: ${modes.join(', ')}.`;
    }
    if (!isDelay(delayMs)) {
      return `„delayMs“ muss eine ganze Zahl von 0 bis ${longestDelayMs} sein (Millisekunden).`;
    }
    this.faults.set(name, { mode, delayMs });
    return undefined;
  }
}

function isDelay(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= longestDelayMs
  );
}
