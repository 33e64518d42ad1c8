import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../http/answers';
import type { Endpoint } from '../http/route';
import type { FaultSwitch } from './fault-switch';

/** Acts as the switch says. True when the request is dealt with (or left hanging), false when the endpoint goes on. */
export async function applyFault(
  endpoint: Endpoint,
  faults: FaultSwitch,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { mode, delayMs } = faults.get(endpoint.name);
  // Not holding the process: a stop must not wait for a delay nobody waits for any more.
  if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
  if (mode === 'hang') return true;
  if (mode === 'reset') {
    request.socket.destroy();
    return true;
  }
  const failure = endpoint.failures[mode];
  if (failure) send(response, failure);
  return failure !== undefined;
}
