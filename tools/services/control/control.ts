import { sendEmpty, sendJson, sendText } from '../http/answers';
import { readBody } from '../http/body';
import type { Exchange, Service } from '../http/route';
import { parseJson } from '../http/values';
import type { FaultSwitch } from './fault-switch';
import type { RequestLog } from './request-log';

const bodyLimit = 10_000;

/** The tests' own interface: the fault switch and the request log. Without CORS, so no web page can use it. */
export function controlService(faults: FaultSwitch, log: RequestLog): Service {
  const setFault = async ({ request, response, params }: Exchange): Promise<void> => {
    const body = await readBody(request, bodyLimit);
    const problem = faults.set(params['endpoint'] ?? '', parseJson(body?.toString('utf8') ?? ''));
    if (problem === undefined) sendJson(response, faults.all());
    else sendText(response, 400, `${problem}\n`);
  };
  return {
    prefix: '/__',
    routes: [
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
