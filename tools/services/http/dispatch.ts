import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { applyFault } from '../control/apply-fault';
import type { FaultSwitch } from '../control/fault-switch';
import type { RequestLog } from '../control/request-log';
import { sendText } from './answers';
import { matchRoute, type Service } from './route';

interface Setup {
  /** Looked up in order; the first service whose prefix fits owns the path. */
  services: readonly Service[];
  faults: FaultSwitch;
  log: RequestLog;
}

/** Turns the route tables of all services into one request listener. */
export function createDispatcher(setup: Setup): RequestListener {
  return (request, response) => {
    dispatch(setup, request, response).catch((error: unknown) => {
      // A sender who goes away is normal here: that is what the time-out tests do.
      if (response.destroyed || request.destroyed) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal Server Error');
    });
  };
}

async function dispatch(
  { services, faults, log }: Setup,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Chromium silently repeats a POST when a connection it uses for the second time is cut: then a test that breaks
  // the service would count two requests.
  response.setHeader('Connection', 'close');
  if (!isAddressedToUs(request)) {
    sendText(response, 403, 'Nur über localhost erreichbar.\n');
    return;
  }
  const method = request.method ?? 'GET';
  const [pathname = '/'] = (request.url ?? '/').split('?');
  log.record(method, pathname);

  const service = services.find(({ prefix }) => pathname.startsWith(prefix));
  for (const [name, value] of Object.entries(service?.headers ?? {})) {
    if (value !== undefined) response.setHeader(name, value);
  }
  const match = matchRoute(service, method, pathname);
  if (!match.route) {
    const allow = match.allowed.join(', ');
    if (allow === '') sendText(response, 404, 'Not Found');
    else sendText(response, 405, 'Method Not Allowed', { Allow: allow });
    return;
  }
  const { route, params } = match;
  if (route.endpoint && (await applyFault(route.endpoint, faults, request, response))) return;
  await route.handle({ request, response, params });
}

/**
 * The Host header must name this machine. Otherwise a foreign page could point its own host name at 127.0.0.1
 * (DNS rebinding) and read the messages as if they were its own.
 */
function isAddressedToUs(request: IncomingMessage): boolean {
  const port = request.socket.localPort;
  return [`localhost:${port}`, `127.0.0.1:${port}`].includes(request.headers.host ?? '');
}
