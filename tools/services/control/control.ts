import { sendEmpty, sendJson, sendText } from '../http/answers';
import { readBody } from '../http/body';
import type { Exchange, Service } from '../http/route';
import { parseJson } from '../http/values';
import type { FaultSwitch } from './fault-switch';
import type { RequestLog } from './request-log';

const bodyLimit = 10_000;

interface Controlled {
  faults: FaultSwitch;
  log: RequestLog;
  /** Opens what is slow to open; ends when everything works. */
  warmUp: () => Promise<void>;
}

/** The tests' own interface: the fault switch and the request log. Without CORS, so no web page can use it. */
export function controlService({ faults, log, warmUp }: Controlled): Service {
  const setFault = async ({ request, response, params }: Exchange): Promise<void> => {
    const body = await readBody(request, bodyLimit);
    const problem = faults.set(params['endpoint'] ?? '', parseJson(body?.toString('utf8') ?? ''));
    if (problem === undefined) sendJson(response, faults.all());
    else sendText(response, 400, `${problem}\n`);
  };
  return {
    prefix: '/__',
    routes: [
      // HEAD, because the front door only asks whether somebody answers.
      ...['HEAD', 'GET'].map((method) => ({
        method,
        path: '/__ready',
        handle: async ({ response }: Exchange) => {
          await warmUp();
          sendEmpty(response);
        },
      })),
      {
        method: 'GET',
        path: '/__faults',
        handle: ({ response }) => sendJson(response, faults.all()),
      },
      { method: 'PUT', path: '/__faults/:endpoint', handle: setFault },
      {
        method: 'DELETE',
        path: '/__faults',
        handle: ({ response }) => {
          faults.reset();
          sendJson(response, faults.all());
        },
      },
      {
        method: 'GET',
        path: '/__requests',
        handle: ({ response }) =>
          sendJson(response, { count: log.all().length, requests: log.all() }),
      },
      {
        method: 'DELETE',
        path: '/__requests',
        handle: ({ response }) => {
          log.clear();
          sendEmpty(response);
        },
      },
    ],
  };
}
