import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listenOnLoopback } from '../loopback';
import { hostOf } from './answer';

/**
 * Serves a built site as the real hosts do (deploy/policy.ts), reachable from this machine only, until it
 * is closed; a new build needs no restart.
 * @param site folder of the built site, and a port; 0 picks a free one
 * @returns its origin, for instance `http://localhost:9000`
 * @throws NodeJS.ErrnoException `EADDRINUSE` when the port is taken
 */
export async function startHost(site: { publicDir: string; port: number }) {
  const answer = getRequestListener(hostOf(resolve(site.publicDir)).fetch);
  const { port, close } = await listenOnLoopback(
    (request, response) => void answer(request, response),
    site.port,
  );
  return { origin: `http://localhost:${port}`, close };
}
