import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Answer } from './answers';

/** One request with its response and the named parts of its path (`/outbox/:id` gives `id`). */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  params: Readonly<Record<string, string>>;
}

/**
 * A part of a service that the fault switch can break. `name` is unique in the process; `failures` are the error
 * answers the real service is known to give, by the mode's name in the switch.
 */
export interface Endpoint {
  name: string;
  failures: Readonly<Record<string, Answer>>;
}

/** `path` may contain `:name` segments. Only a route with an `endpoint` can be broken by the fault switch. */
export interface Route {
  method: string;
  path: string;
  endpoint?: Endpoint;
  handle: (exchange: Exchange) => void | Promise<void>;
}

/** What one stand-in brings along: `headers` go on every answer below `prefix`, errors included. */
export interface Service {
  prefix: string;
  headers?: OutgoingHttpHeaders;
  routes: readonly Route[];
}

/** What the route table knows about a path: a route, or the methods that would have fitted (none: unknown path). */
export type Match =
  | { route: Route; params: Readonly<Record<string, string>> }
  | { route?: undefined; allowed: string[] };

/** Finds the route of a service for a method and a path without query. The first fitting route wins. */
export function matchRoute(service: Service | undefined, method: string, pathname: string): Match {
  const allowed: string[] = [];
  for (const route of service?.routes ?? []) {
    const params = matchPath(route.path, pathname);
    if (!params) continue;
    if (route.method === method) return { route, params };
    allowed.push(route.method);
  }
  return { allowed };
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = pattern.split('/');
  const actual = pathname.split('/');
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}
